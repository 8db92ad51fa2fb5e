/** The figures of each dashboard. A figure is the total of a list of the portal, and links to the list with the same filters. */
import {
  decideJobDescriptionApproval,
  decideJobReview,
  decideOutcome,
  decideSectionChange,
  decideSkill,
  updateLead,
  verifyCompany,
  verifyInstitute,
  verifyUserSection,
  type Operation,
} from '@aarambh/api-client/operations';
import type { components } from '@aarambh/api-client/schema';
import { mayCall, signedIn, type OperationContext, type RoleScope } from '../../platform/index.ts';
import { cachedReport } from '../reports/cached-report.ts';
import { linkTo, mayOpen } from '../lists/links.ts';
import { count, type ListName, type ListQuery, type Lists } from '../lists/lists.ts';
import { personaOf, type Persona } from './persona.ts';

export type Figure = components['schemas']['DashboardFigure'];
type Key = Figure['key'];

interface Source<Name extends ListName> {
  personas: readonly Persona[];
  /** Of roles with this scope alone. */
  scope?: RoleScope;
  list: Name;
  query: ListQuery<Name>;
  /** What is to be done with them: only whoever may do it is asked to. */
  work?: Operation;
  /** What the order of a queue needs besides, so that the first row is the one that waits longest. */
  queue?: ListQuery<Name>;
}

const figure = <Name extends ListName>(source: Source<Name>) => ({
  ...source,
  read: async (lists: Lists, context: OperationContext): Promise<Omit<Figure, 'key'>> => {
    const query = { ...source.query, ...source.queue };
    const { total, isMinimum, firstAt } = await count(lists, source.list, query, context);
    return {
      total,
      link: linkTo(source.list, source.query),
      ...(isMinimum && { isMinimum }),
      ...(source.queue !== undefined && { oldestAt: firstAt }),
    };
  },
});

const hiring: readonly Persona[] = ['employer', 'officer', 'staff'];
const campus: readonly Persona[] = ['officer', 'staff'];
const oldestFirst = { sort: 'createdAt' } as const;

const sources = {
  offersEnding: figure({
    personas: hiring,
    list: 'listJobDescriptions',
    query: { attention: 'offersEnding' },
  }),
  overdue: figure({ personas: hiring, list: 'listJobDescriptions', query: { attention: 'overdue' } }),
  newLeads: figure({
    personas: ['staff'],
    work: updateLead,
    list: 'listLeads',
    query: { status: 'New' },
    queue: oldestFirst,
  }),
  companyChecks: figure({
    personas: ['staff'],
    work: verifyCompany,
    list: 'listCompanies',
    query: { verificationStatus: 'Pending', isActive: true },
    queue: oldestFirst,
  }),
  instituteChecks: figure({
    personas: ['staff'],
    work: verifyInstitute,
    list: 'listInstitutes',
    query: { verificationStatus: 'Pending', isActive: true },
    queue: oldestFirst,
  }),
  jobReviews: figure({
    personas: ['staff'],
    work: decideJobReview,
    list: 'listJobReviews',
    query: { state: 'Open' },
  }),
  approvals: figure({
    personas: ['officer'],
    scope: 'institute',
    work: decideJobDescriptionApproval,
    list: 'listJobDescriptions',
    query: { approval: 'Pending' },
  }),
  profileChecks: figure({
    personas: campus,
    work: verifyUserSection,
    list: 'listStudents',
    query: { profileCheck: 'waiting' },
  }),
  changeRequests: figure({
    personas: campus,
    work: decideSectionChange,
    list: 'listStudents',
    query: { profileCheck: 'change' },
  }),
  outcomeChecks: figure({
    personas: ['officer'],
    scope: 'institute',
    work: decideOutcome,
    list: 'listOutcomes',
    query: { state: 'Reported' },
    queue: oldestFirst,
  }),
  skillProposals: figure({
    personas: ['staff'],
    work: decideSkill,
    list: 'listSkills',
    query: { skillStatus: 'Suggested' },
    queue: oldestFirst,
  }),
  undecided: figure({ personas: hiring, list: 'listJobDescriptions', query: { attention: 'undecided' } }),
  closingSoon: figure({ personas: hiring, list: 'listJobDescriptions', query: { attention: 'closingSoon' } }),
  withoutApplication: figure({ personas: ['officer'], list: 'listStudents', query: { hasApplied: false } }),
  openJobs: figure({ personas: hiring, list: 'listJobDescriptions', query: { phase: 'Open' } }),
  students: figure({ personas: campus, list: 'listStudents', query: {} }),
  placed: figure({ personas: campus, list: 'listStudents', query: { isPlaced: true } }),
} as const satisfies Partial<Record<Key, ReturnType<typeof figure>>>;

/** The figures of the caller's dashboard, for the lists that the role opens. */
export async function readFigures(lists: Lists, context: OperationContext): Promise<Figure[]> {
  const caller = signedIn(context);
  const persona = personaOf(caller);
  const figures: Figure[] = [];
  for (const [key, source] of Object.entries(sources)) {
    const { personas, scope, work, list, read }: AnySource = source;
    if (!personas.includes(persona) || (scope ?? caller.roleScope) !== caller.roleScope) continue;
    if (!mayOpen(list, context)) continue;
    if (work !== undefined && !mayCall(work, context.permissions)) continue;
    const found = await cachedReport(context, `figure ${key}`, () => read(lists, context));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the sources
    figures.push({ key: key as Key, ...found });
  }
  return figures;
}

interface AnySource {
  personas: readonly Persona[];
  scope?: RoleScope;
  work?: Operation;
  list: ListName;
  read: (lists: Lists, context: OperationContext) => Promise<Omit<Figure, 'key'>>;
}
