import type { components } from '@aarambh/api-client';
import { shortestSearch } from '@aarambh/records/data';
import { queries } from '#app/session/queries.ts';

export type DriveRound = components['schemas']['DriveRound'];

/** Whether a round may be an outside test, with codes, or one of ours. */
export const isTest = ({ kind }: DriveRound): boolean => kind === 'Aptitude test' || kind === 'Coding test';

/** Somebody in a round. */
export type Entry = components['schemas']['RoundEntry'];

/** The rounds of a job, with how many people stand where. */
export const roundsQuery = (jdID: string) =>
  queries().queryOptions('get', '/round/all', { params: { query: { jdID } } });

/** People on one page of a round. */
export const pageSize = 50;

/** Whom a page of a round's people is about; what is empty is not asked for. */
export interface AskedPeople {
  readonly pageNo: number;
  /** Of a name or roll number. */
  readonly search: string;
  readonly attendance: components['schemas']['RoundAttendance'] | '';
  readonly result: components['schemas']['RoundResult'] | '';
  readonly instituteID: string;
}

/** A page of a round's people. */
export const peopleQuery = (id: string, { pageNo, search, attendance, result, instituteID }: AskedPeople) =>
  queries().queryOptions('get', '/round/entries/{id}', {
    params: {
      path: { id },
      query: {
        pageNo,
        pageSize,
        ...(search.length >= shortestSearch && { search }),
        ...(attendance !== '' && { attendance }),
        ...(result !== '' && { result }),
        ...(instituteID !== '' && { instituteID }),
      },
    },
  });

/** The first of those who have a code for the outside test of a round, and how many there are. */
export const codedQuery = (id: string) =>
  queries().queryOptions('get', '/round/entries/{id}', {
    params: { path: { id }, query: { pageNo: 1, pageSize, hasCode: true } },
  });
