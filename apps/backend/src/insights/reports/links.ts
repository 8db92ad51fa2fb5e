/** The list behind each number of a report: exactly the rows that the number counts, or adds up. */
import type { components } from '@aarambh/api-client/schema';
import { creditFlowValues, leadStatusValues } from '@aarambh/api-client/enums';
import { signedIn, type OperationContext } from '../../platform/index.ts';
import { linkTo, mayOpen } from '../lists/links.ts';
import type { ListName, ListQuery } from '../lists/lists.ts';
import { leastOf } from './completion.ts';
import type { Selection } from './population.ts';
import { daysOf, type Period } from './period.ts';
import type { ReportBody, ReportRow } from './report.ts';

type ReportName = components['schemas']['ReportName'];

interface Asked {
  selection: Selection;
  /** Of a report by time. */
  period?: Period | undefined;
}

type Target = {
  [Name in ListName]: { list: Name; query: ListQuery<Name> };
}[ListName];

/** @param value the name of the number */
type Finder = (row: ReportRow, value: string, asked: Asked) => Target | undefined;

/** Reports count whoever has confirmed the number. */
const students = (
  { selection: { instituteID, passingYear } }: Asked,
  query: ListQuery<'listStudents'>,
): Target => ({
  list: 'listStudents',
  query: {
    ...(instituteID !== undefined && { instituteID }),
    ...(passingYear !== undefined && { passingYear }),
    ...query,
    isConfirmed: true,
  },
});

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

const finders: Partial<Record<ReportName, Finder>> = {
  signups: ({ key }, value, asked) => {
    if (asked.period === undefined || value === 'employers') return undefined;
    const days = daysOf(asked.period, key);
    if (value === 'companies') return { list: 'listCompanies', query: days };
    return students(asked, { isFresher: value === 'freshers', ...days });
  },
  credits: ({ key }, value, { selection, period }) => {
    const flow = oneOf(creditFlowValues, value);
    return (
      flow && period && { list: 'listLedgerEntries', query: { flow, ...selection, ...daysOf(period, key) } }
    );
  },
  leads: ({ key }) => {
    const status = oneOf(leadStatusValues, key);
    return status && { list: 'listLeads', query: { status } };
  },
  completion: ({ key }, _value, asked) => {
    const least = leastOf(key);
    return least === 0 ? students(asked, {}) : students(asked, { minCompletion: least });
  },
  program: ({ key }, value, asked) => {
    const profileCheck = oneOf(['verified', 'waiting', 'rejected'], value);
    return profileCheck && students(asked, { programID: key, profileCheck });
  },
  institute: ({ key }, value, asked) => {
    if (value === 'students') return students(asked, { instituteID: key });
    const profileCheck =
      value === 'incomplete' ? 'missing' : oneOf(['verified', 'waiting', 'rejected'], value);
    return profileCheck && students(asked, { instituteID: key, profileCheck });
  },
  funnel: ({ key }, _value, asked) => {
    const reached = oneOf(['applied', 'shortlisted', 'selected', 'accepted'], key);
    return reached && students(asked, { reached });
  },
};

/** The report with the links of its numbers. The lists of a company are not those of its figures. */
export function withLinks(
  body: ReportBody,
  name: ReportName,
  asked: Asked,
  context: OperationContext,
): ReportBody {
  const find = finders[name];
  if (find === undefined || signedIn(context).roleScope === 'company') return body;
  const linksOf = (row: ReportRow): [string, string][] =>
    Object.entries(row.values).flatMap(([value, number]): [string, string][] => {
      const target = number > 0 ? find(row, value, asked) : undefined;
      return target === undefined || !mayOpen(target.list, context)
        ? []
        : [[value, linkTo(target.list, target.query)]];
    });
  return {
    ...body,
    series: body.series.map((row) => {
      const links = linksOf(row);
      return links.length === 0 ? row : { ...row, links: Object.fromEntries(links) };
    }),
  };
}
