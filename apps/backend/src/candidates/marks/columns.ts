/** The columns of a sheet of marks, and how their cells are read. */
import { mediumValues } from '@aarambh/api-client/enums';
import { semesterColumns, semesterNumber, stageColumns } from '@aarambh/forms';

/** Figures that a line says of the degree as a whole. */
export const wholeColumns = ['cgpa', 'cgpaScale', 'percentage', 'liveBacklogs', 'deadBacklogs'] as const;

/** What a line of a long sheet says of its semester, by the property of the result. */
export const longColumns = {
  sgpa: 'sgpa',
  semesterPercentage: 'percentage',
  semesterBacklogs: 'backlogs',
} as const;

const nameColumns = ['rollNumber', 'programID'] as const;

/** Those of the file that is handed out: as few as most sheets need. */
export const shortColumns = [
  ...nameColumns,
  'semester',
  ...Object.keys(longColumns),
  ...wholeColumns,
] as const;

export const markColumns: readonly string[] = [
  ...shortColumns,
  ...semesterColumns.map(({ name }) => name),
  ...stageColumns.map(({ name }) => name),
];

const words = new Set<string>([
  ...nameColumns,
  ...stageColumns.flatMap(({ name, property }) =>
    property === 'score' || property === 'passingYear' ? [] : [name],
  ),
]);

const media = new Set(stageColumns.flatMap(({ name, property }) => (property === 'medium' ? [name] : [])));

const backlogs = new Set<string>([
  'liveBacklogs',
  'deadBacklogs',
  'semesterBacklogs',
  ...semesterColumns.flatMap(({ name, mark }) => (mark === 'backlogs' ? [name] : [])),
]);

/** What a sheet has where there is nothing to say. */
const nothing = /^(?:[-–—]+|n\.?\s?\/?a\.?)$/i;

/** JSON schema of a cell. How large a figure may be is a rule of what it is written to. */
export function cellSchema(column: string): Record<string, unknown> {
  if (media.has(column)) return { type: 'string', enum: mediumValues };
  return words.has(column) ? { type: 'string' } : { type: 'number' };
}

/** A cell as a number where it is written as sheets of universities write one; any other stays as it is, so that it is refused. */
export function tidyMark(column: string, cell: string): string {
  if (nothing.test(cell)) return '';
  if (words.has(column)) return cell;
  if (column === 'semester') return String(semesterNumber(cell) ?? cell);
  if (backlogs.has(column) && /^nil$/i.test(cell)) return '0';
  return cell.endsWith('%') ? cell.slice(0, -1).trimEnd() : cell;
}
