import { asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import {
  indianDate,
  ApiFailure,
  localized,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import {
  gradeRule,
  percentageOf,
  type GradeRule,
  institutes,
  universities,
} from '../../organisations/index.ts';
import { degreeName } from '../../catalogue/index.ts';
import { isProofOf } from '../images/service.ts';
import { marksOfStage } from './mark-changes.ts';
import { entryOf, type ListSection } from './entries.ts';
import { educationStages } from '../tables/profile.ts';
import { holds, known, unknown, type Verdict, atMost } from './values.ts';
import { versionOf } from './version.ts';
import { unverified, verificationView } from './verification.ts';

type Body = OperationRequest<'saveEducation'>['body'];
/** A stage, with what its university says about grades. */
type Row = typeof educationStages.$inferSelect & { university: GradeRule | null };
type View = OperationData<'saveEducation'>['education'];
type Stage = Pick<Row, 'degree' | 'passingYear'>;

/** Which stage comes after which. */
const level: Readonly<Record<Row['degree'], number>> = {
  SSC: 0,
  HSC: 1,
  DIPLOMA: 1,
  ENGINEERING: 2,
  GRADUATION: 2,
  'POST GRADUATION': 3,
};

/** Stages in the order in which they are passed. */
export const educationRank = (degree: Row['degree']): number => level[degree];

/** Degrees of which one may have two. */
const twice: ReadonlySet<Row['degree']> = new Set(['GRADUATION', 'POST GRADUATION']);

/** Completed stages of education: one entry per degree, of some degrees two that differ in their year. */
export const educationSection: ListSection<Body, Row, View> = {
  name: 'education',
  audience: 'staff',
  most: 8,
  find: (db, userID) => readStages(db, eq(educationStages.userID, userID)),
  ownerOf: async (db, id) =>
    (await db.select().from(educationStages).where(eq(educationStages.id, id)))[0]?.userID,
  replacedBy: ({ id, degree, passingYear }, rows) =>
    id === undefined
      ? rows.find((row) => row.degree === degree && (!twice.has(degree) || row.passingYear === passingYear))
      : entryOf(rows, id),
  validate: async (db, body, { owner, others, now }) => [
    ...validateOrder(body, others, now),
    await known(db, 'universityID', [body.universityID], universities.id),
    await known(db, 'instituteID', [body.instituteID], institutes.id),
    body.proofImageID && !(await isProofOf(db, body.proofImageID, owner.id)) ? unknown('proofImageID') : null,
  ],
  write: async (tx, body, { owner, replaced, now }) => {
    const values = {
      degree: body.degree,
      medium: body.medium,
      boardOrUniversity: body.boardOrUniversity,
      universityID: body.universityID ?? (await universityNamed(tx, body.boardOrUniversity)),
      instituteName: body.instituteName,
      instituteID: body.instituteID ?? null,
      specialisation: body.specialisation || null,
      scoreType: body.scoreType,
      score: body.score,
      scoreOutOf: body.scoreOutOf,
      passingYear: body.passingYear,
      yearsTaken: body.yearsTaken ?? null,
      proofImageID: body.proofImageID ?? null,
      updatedAt: now,
      ...(replaced?.verificationStatus === 'Verified' ? {} : unverified),
    };
    const [row] = await tx
      .insert(educationStages)
      .values({ ...values, id: replaced?.id, userID: owner.id, createdAt: now })
      .onConflictDoUpdate({ target: educationStages.id, set: values })
      .returning({ id: educationStages.id });
    return row && (await readStages(tx, eq(educationStages.id, row.id)))[0];
  },
  refuseRemoval: (row, others) => {
    if (!stagesBefore(others).every(Boolean)) {
      throw new ApiFailure(
        409,
        'IN_USE',
        localized('A later stage needs {degree}. Delete the later one first.', {
          degree: degreeName(row.degree),
        }),
      );
    }
  },
  marksOf: marksOfStage,
  remove: (tx, id) => tx.delete(educationStages).where(eq(educationStages.id, id)),
  view: (row, _isOwn, now) => ({
    id: row.id,
    degree: row.degree,
    medium: row.medium,
    boardOrUniversity: row.boardOrUniversity,
    universityID: row.universityID,
    instituteName: row.instituteName,
    instituteID: row.instituteID,
    specialisation: row.specialisation,
    scoreType: row.scoreType,
    score: row.score,
    scoreOutOf: row.scoreOutOf,
    passingYear: row.passingYear,
    ...(row.yearsTaken === null ? {} : { yearsTaken: row.yearsTaken }),
    proofImageID: row.proofImageID,
    percentageEquivalent:
      row.scoreType === 'Percentage'
        ? row.score
        : percentageOf(row.score, row.university, row.scoreOutOf, now),
    rowVersion: versionOf(row),
    verification: verificationView(row),
  }),
};

/** The university that the text names, whatever its case; boards of schools and others that are not in the list have none. */
async function universityNamed(db: Db, name: string): Promise<string | null> {
  const [found] = await db
    .select({ id: universities.id })
    .from(universities)
    .where(sql`lower(${universities.name}) = lower(${name})`);
  return found?.id ?? null;
}

async function readStages(db: Db, where: SQL): Promise<Row[]> {
  return db
    .select({ ...getTableColumns(educationStages), university: gradeRule })
    .from(educationStages)
    .leftJoin(universities, eq(universities.id, educationStages.universityID))
    .where(where)
    .orderBy(asc(educationStages.passingYear), asc(educationStages.id));
}

function validateOrder(body: Body, others: readonly Row[], now: Date): Verdict[] {
  const rank = level[body.degree];
  const year = body.passingYear;
  const rises = others.every((row) => {
    const difference = level[row.degree] - rank;
    return difference === 0 || (difference < 0 ? row.passingYear < year : row.passingYear > year);
  });
  const latest = Number(indianDate(now).slice(0, 4)) + 6;
  const repeated = others.filter(({ degree }) => degree === body.degree).length;
  return [
    atMost('passingYear', year, latest),
    holds('passingYear', rises, 'order', 'A later stage is passed in a later year.'),
    holds(
      'degree',
      stagesBefore([body, ...others]).every(Boolean),
      'order',
      'Add the earlier stages first: SSC, then HSC or a diploma.',
    ),
    holds(
      'degree',
      repeated < (twice.has(body.degree) ? 2 : 1),
      'duplicate',
      'This degree has been added already.',
    ),
  ];
}

/** Of each stage whether what has to come before it is there: SSC always, HSC or a diploma before a degree. */
function stagesBefore(stages: readonly Stage[]): boolean[] {
  return stages.map(({ degree }) =>
    Array.from({ length: Math.min(level[degree], 2) }, (_, step) => step).every((step) =>
      stages.some((other) => level[other.degree] === step),
    ),
  );
}
