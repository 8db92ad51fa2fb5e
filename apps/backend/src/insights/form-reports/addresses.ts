/** Where the rows of a figure are: lists of the portal, and the lists of these tables themselves. */
import type { FormName, MappingReason, OfferGroup } from '@aarambh/api-client/enums';
import { linkTo } from '../lists/links.ts';
import type { ListQuery } from '../lists/lists.ts';
import type { Asked } from './table.ts';

const selected = ({ passingYear, instituteID }: Asked) => ({
  passingYear,
  ...(instituteID !== undefined && { instituteID }),
});

/** Programs that the filter of a list takes at once. */
const mostPrograms = 60;

/** The filter of these programs; undefined for more than a list takes. */
const ofPrograms = (ids: readonly string[] | undefined) =>
  ids === undefined ? {} : ids.length > mostPrograms ? undefined : { programID: ids.join(',') };

/** The students of a figure. */
export function studentsAt(
  asked: Asked,
  query: ListQuery<'listStudents'>,
  programIDs?: readonly string[],
): string | undefined {
  const programs = ofPrograms(programIDs);
  return programs && linkTo('listStudents', { ...selected(asked), ...programs, ...query });
}

/** The outcomes of a figure. */
export function outcomesAt(
  asked: Asked,
  query: ListQuery<'listOutcomes'>,
  programIDs?: readonly string[],
): string | undefined {
  const programs = ofPrograms(programIDs);
  return programs && linkTo('listOutcomes', { ...selected(asked), ...programs, ...query });
}

/** The record of a student. */
export const studentAt = (id: string): string => `/student?record=${id}`;

/** Where intakes are entered. */
export function intakesAt({ instituteID }: Asked, year: number): string {
  const query = new URLSearchParams({
    year: String(year),
    ...(instituteID !== undefined && { instituteID }),
  });
  return `/outcome/intake?${query.toString()}`;
}

/** What refusals are counted by. */
export type RefusalUnit = 'job' | 'company' | 'campus';

/** The people who were refused in a row of these counts, of one reason or of all. */
export function refusedAt(
  { passingYear, instituteID }: Asked,
  { unit, id, reason }: { unit: RefusalUnit; id: string; reason?: MappingReason },
): string {
  const query = new URLSearchParams({
    form: 'refusals-people' satisfies FormName,
    passingYear: String(passingYear),
    ...(instituteID !== undefined && { instituteID }),
    group: [unit, id, ...(reason === undefined ? [] : [reason])].join('/'),
  });
  return `/outcome/reports?${query.toString()}`;
}

/** Another of these tables, or a part of it. @param isUndivided only people of whose pay the parts are not known */
export function tableAt(
  { passingYear, instituteID }: Asked,
  form: FormName,
  part?: { by: OfferGroup; group: string },
  isUndivided = false,
): string {
  const query = new URLSearchParams({
    form,
    passingYear: String(passingYear),
    ...(instituteID !== undefined && { instituteID }),
    ...part,
    ...(isUndivided && { isUndivided: 'true' }),
  });
  return `/outcome/reports?${query.toString()}`;
}
