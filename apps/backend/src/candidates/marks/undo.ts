/** What a line of a sheet wrote, kept so that it can be taken back or verified as a whole. */
import { and, eq } from 'drizzle-orm';
import type { VerifiableSection } from '@aarambh/api-client/enums';
import type { Transaction } from '../../database/index.ts';
import { notFound, stale, type OperationContext } from '../../platform/index.ts';
import { audit, momentsOf, type Written } from '../../records/index.ts';
import { checkedTables } from '../profile/checked.ts';
import { ownerToChange } from '../profile/owner.ts';
import { versionOf } from '../profile/version.ts';
import { educationStages } from '../tables/profile.ts';
import { keepMarkChanges, marksOfAcademics, marksOfDegree, marksOfStage } from '../profile/mark-changes.ts';
import { storedMarks, type StoredMarks } from './stored.ts';

type Row = Readonly<Record<string, unknown>> & { updatedAt: Date };

/** A part of a profile that a line wrote. */
export interface WrittenPart {
  section: VerifiableSection;
  /** Of a stage of education. */
  recordID?: string;
  /** That it left. */
  rowVersion: number;
  /** The row before; null for one that was added. */
  before: Readonly<Record<string, unknown>> | null;
}

interface Part {
  section: VerifiableSection;
  recordID?: string;
  row: Row;
}

const partsOf = ({ degree, academics: summary, stages }: StoredMarks): Part[] => [
  { section: 'currDegree', row: degree },
  ...(summary ? [{ section: 'academics' as const, row: summary }] : []),
  ...stages.map((row) => ({ section: 'education' as const, recordID: row.id, row })),
];

const isSamePart = (
  one: Pick<Part, 'section' | 'recordID'>,
  other: Pick<Part, 'section' | 'recordID'>,
): boolean => one.section === other.section && one.recordID === other.recordID;

/** What differs afterwards. Each part has a version of its own, so that of the record says nothing. */
export function writtenParts(before: StoredMarks, after: StoredMarks): Written {
  const earlier = partsOf(before);
  const parts = partsOf(after).flatMap(({ section, recordID, row }): WrittenPart[] => {
    const known = earlier.find((part) =>
      isSamePart(part, { section, ...(recordID !== undefined && { recordID }) }),
    );
    if (known && versionOf(known.row) === versionOf(row) && JSON.stringify(known.row) === JSON.stringify(row))
      return [];
    return [
      {
        section,
        ...(recordID === undefined ? {} : { recordID }),
        rowVersion: versionOf(row),
        before: known?.row ?? null,
      },
    ];
  });
  return { recordID: after.degree.userID, recordVersion: 1, before: { parts } };
}

/** The parts that a row of a file wrote, as they were kept; none where it wrote none, or they were erased. */
export const partsIn = (kept: Written['before']): readonly WrittenPart[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `writtenParts` wrote it
  (kept?.['parts'] ?? []) as readonly WrittenPart[];

/**
 * Gives the parts of a profile back the values that they had before a line of a sheet.
 * @throws ApiFailure 404 out of scope, or somebody has deleted it; 409 STALE for a part that was changed afterwards
 */
export async function takeBackParts(
  tx: Transaction,
  { recordID, before: kept }: Written,
  context: OperationContext,
): Promise<void> {
  const owner = await ownerToChange(tx, context, 'staff', recordID);
  const stored = await storedMarks(tx, owner.id);
  for (const part of partsIn(kept)) {
    const { section, recordID: stageID, rowVersion, before } = part;
    const present = partsOf(stored).find((each) => isSamePart(each, part));
    if (present === undefined) throw notFound();
    if (versionOf(present.row) !== rowVersion) throw stale(versionOf(present.row));
    const table = checkedTables[section];
    const where = and(
      eq(table.userID, owner.id),
      stageID === undefined ? undefined : eq(educationStages.id, stageID),
    );
    if (before === null) await tx.delete(table).where(where);
    else await tx.update(table).set(momentsOf(table, before)).where(where);
    await audit(tx, context, {
      action: 'recalled',
      entityType: section,
      entityID: stageID ?? owner.id,
      subjectID: owner.id,
      fields: Object.keys(before ?? present.row),
    });
  }
  const after = await storedMarks(tx, owner.id);
  await keepMarkChanges(tx, context, owner.id, { before: allMarks(stored), after: allMarks(after) });
}

const allMarks = ({ degree, academics, stages }: StoredMarks) => [
  ...marksOfDegree(degree),
  ...(academics ? marksOfAcademics(academics) : []),
  ...stages.flatMap(marksOfStage),
];
