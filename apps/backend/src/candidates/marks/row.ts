/** What a line of a sheet changes of what is stored: each part only where it differs. */
import { semesterColumns, stageColumns } from '@aarambh/forms';
import type { OperationRequest } from '../../platform/index.ts';
import type { academics, currentDegrees, educationStages } from '../tables/profile.ts';
import { longColumns } from './columns.ts';

/** The cells of a line that say something. */
export interface MarkRow extends Readonly<Record<string, string | number | undefined>> {
  rollNumber?: string;
  programID?: string;
}

type Degree = typeof currentDegrees.$inferSelect;
type Summary = typeof academics.$inferSelect;
type Stage = typeof educationStages.$inferSelect;
type Semester = Degree['semesters'][number];
type StageBody = OperationRequest<'saveEducation'>['body'];

const numberIn = (row: MarkRow, column: string): number | undefined => {
  const value = row[column];
  return typeof value === 'number' ? value : undefined;
};

/** Another scale than there is breaks a rule of the body. */
const scaleIn = (row: MarkRow): Degree['cgpaScale'] | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules of the body judge it
  numberIn(row, 'cgpaScale') as Degree['cgpaScale'] | undefined;

/** What the line says of semesters, in a wide sheet and in a long one. */
function semestersIn(row: MarkRow): Semester[] {
  const said = new Map<number, Semester>();
  const say = (no: number, property: keyof Semester, value: number | undefined) => {
    if (value !== undefined) said.set(no, { ...(said.get(no) ?? { no }), [property]: value });
  };
  for (const { name, no, mark } of semesterColumns) say(no, mark, numberIn(row, name));
  const no = numberIn(row, 'semester');
  if (no !== undefined) {
    for (const [column, property] of Object.entries(longColumns)) say(no, property, numberIn(row, column));
  }
  return [...said.values()];
}

/** Whether figures of the whole are those of now: not where the line is about an earlier semester than the last that is known. */
const isOfNow = (row: MarkRow, { semesters }: Pick<Degree, 'semesters'>): boolean => {
  const no = numberIn(row, 'semester');
  return no === undefined || semesters.every((each) => each.no <= no);
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The given properties that differ. */
function differing<Values extends object>(said: Values, stored: object): Partial<Values> {
  const entries = Object.entries(said).filter(
    ([name, value]) => value !== undefined && !isSame(value, Reflect.get(stored, name)),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of its own entries
  return Object.fromEntries(entries) as Partial<Values>;
}

/** @param usualScale of grades where neither the line nor the degree says one */
export function degreeChanges(row: MarkRow, stored: Degree, usualScale: Degree['cgpaScale']) {
  const semesters = new Map(stored.semesters.map((each) => [each.no, each]));
  for (const said of semestersIn(row)) semesters.set(said.no, { ...semesters.get(said.no), ...said });
  const ordered = [...semesters.values()]
    .toSorted((one, other) => one.no - other.no)
    .map(({ no, sgpa, percentage, backlogs }) => ({
      no,
      ...(sgpa === undefined ? {} : { sgpa }),
      ...(percentage === undefined ? {} : { percentage }),
      ...(backlogs === undefined ? {} : { backlogs }),
    }));
  const known = new Map(stored.semesters.map((each) => [each.no, each]));
  const isAnyNew = ordered.some((each) => Object.keys(differing(each, known.get(each.no) ?? {})).length > 0);
  const hasGrade = numberIn(row, 'cgpa') !== undefined;
  const ofWhole = isOfNow(row, stored)
    ? differing(
        {
          cgpa: numberIn(row, 'cgpa'),
          cgpaScale: scaleIn(row) ?? (hasGrade ? (stored.cgpaScale ?? usualScale ?? undefined) : undefined),
          percentage: numberIn(row, 'percentage'),
        },
        stored,
      )
    : {};
  return { ...ofWhole, ...(isAnyNew ? { semesters: ordered } : {}) };
}

export function backlogChanges(row: MarkRow, degree: Degree, stored: Summary | undefined) {
  if (!isOfNow(row, degree)) return {};
  const [liveBacklogs, deadBacklogs] = [numberIn(row, 'liveBacklogs'), numberIn(row, 'deadBacklogs')];
  return differing({ liveBacklogs, deadBacklogs }, stored ?? {});
}

/** The stages that the line changes or adds, each as it would be saved. What a stage lacks, its rules say. */
export function stageChanges(row: MarkRow, stored: readonly Stage[]): StageChange[] {
  const degrees = [...new Set(stageColumns.map(({ degree }) => degree))];
  return degrees.flatMap((degree): StageChange[] => {
    const columns = stageColumns.filter((column) => column.degree === degree);
    const cells = columns.flatMap(({ name, property }): [string, string | number][] => {
      const value = row[name];
      return value === undefined ? [] : [[property, value]];
    });
    if (cells.length === 0) return [];
    const before = stored.find((stage) => stage.degree === degree);
    const score = cells.some(([property]) => property === 'score')
      ? { scoreType: 'Percentage' as const, scoreOutOf: 100 }
      : {};
    const said = { ...Object.fromEntries(cells), ...score };
    if (before && Object.keys(differing(said, before)).length === 0) return [];
    return [{ degree, before, said }];
  });
}

export interface StageChange {
  degree: (typeof stageColumns)[number]['degree'];
  before: Stage | undefined;
  said: Readonly<Record<string, unknown>>;
}

/** A stage with what the line says of it, as a body. */
export function stageBody({ degree, before, said }: StageChange): Partial<StageBody> {
  const kept = before && {
    id: before.id,
    medium: before.medium,
    boardOrUniversity: before.boardOrUniversity,
    universityID: before.universityID,
    instituteName: before.instituteName,
    instituteID: before.instituteID,
    specialisation: before.specialisation,
    scoreType: before.scoreType,
    score: before.score,
    scoreOutOf: before.scoreOutOf,
    passingYear: before.passingYear,
    ...(before.yearsTaken === null ? {} : { yearsTaken: before.yearsTaken }),
    proofImageID: before.proofImageID,
  };
  return { ...kept, degree, ...said };
}
