/** Where the lists are that figures count, and who may open them. */
import {
  listCompanies,
  listInstitutes,
  listJobDescriptions,
  listJobReviews,
  listLeads,
  listLedgerEntries,
  listOutcomes,
  listSkills,
  listStudents,
  type Operation,
} from '@aarambh/api-client/operations';
import { mayCall, type OperationContext } from '../../platform/index.ts';
import type { ListName, ListQuery } from './lists.ts';

interface ListPage {
  operation: Operation;
  /** Path of the portal. */
  page: string;
}

const pages: Readonly<Record<ListName, ListPage>> = {
  listCompanies: { operation: { ...listCompanies, access: ['Manage Company'] }, page: '/companies' },
  listInstitutes: { operation: { ...listInstitutes, access: ['Manage Institute'] }, page: '/institutes' },
  listJobDescriptions: { operation: listJobDescriptions, page: '/job-description' },
  listJobReviews: { operation: listJobReviews, page: '/job-description/reviews' },
  listLeads: { operation: { ...listLeads, access: ['Manage Lead'] }, page: '/leads' },
  listLedgerEntries: { operation: listLedgerEntries, page: '/credits' },
  listOutcomes: { operation: listOutcomes, page: '/outcome' },
  listSkills: { operation: { ...listSkills, access: ['Manage Skill'] }, page: '/skill' },
  listStudents: { operation: listStudents, page: '/student' },
};

/** The page of a list with its filters in the address. */
export function linkTo<Name extends ListName>(list: Name, query: ListQuery<Name>): string {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return parameters === '' ? pages[list].page : `${pages[list].page}?${parameters}`;
}

/** Whether the role opens the page of a list. */
export const mayOpen = (list: ListName, { permissions }: OperationContext): boolean =>
  mayCall(pages[list].operation, permissions);
