import type { components } from '@aarambh/api-client';
import type { Dashboard, DashboardFigure } from './useDashboard.ts';

type ActionKey = components['schemas']['NextActionKey'];

/** Work that figures count and that waits for the person, by whose dashboard it is. */
const work = {
  fresher: [],
  experienced: [],
  employer: ['offersEnding', 'overdue', 'undecided', 'closingSoon'],
  officer: ['approvals', 'profileChecks', 'changeRequests', 'outcomeChecks', 'overdue', 'withoutApplication'],
  staff: [
    'newLeads',
    'companyChecks',
    'instituteChecks',
    'jobReviews',
    'profileChecks',
    'changeRequests',
    'skillProposals',
    'overdue',
  ],
} as const satisfies Readonly<Record<Dashboard['persona'], readonly DashboardFigure['key'][]>>;

type WorkKey = (typeof work)[Dashboard['persona']][number];

/** Something to do, as the text `dashboard.next.<key>`. */
export interface Step {
  readonly key: ActionKey | WorkKey;
  readonly href: string;
  readonly count: number;
  readonly about: string;
  /** When it is too late. */
  readonly until: string | null;
  /** Since when it waits. */
  readonly since: string | null;
}

/** What stops an account comes before its work, and what can wait after it. */
const stopping: ReadonlySet<ActionKey> = new Set([
  'company-suspended',
  'company-refused',
  'company-unverified',
]);

const keysOf = (persona: Dashboard['persona']): readonly WorkKey[] => work[persona];

/** What there is to do, the most urgent first. */
export function stepsOf({ persona, nextActions, figures }: Dashboard): readonly Step[] {
  const actions = nextActions.map(({ key, link, count = 0, about = '', until = null }) => ({
    key,
    href: link,
    count,
    about,
    until,
    since: null,
  }));
  const waiting = keysOf(persona).flatMap((key): Step[] => {
    const figure = figures.find((each) => each.key === key);
    if (figure === undefined || figure.total === 0) return [];
    return [
      { key, href: figure.link, count: figure.total, about: '', until: null, since: figure.oldestAt ?? null },
    ];
  });
  return [
    ...actions.filter(({ key }) => stopping.has(key)),
    ...waiting,
    ...actions.filter(({ key }) => !stopping.has(key)),
  ];
}

/** Figures that say how things are, and wait for nobody. */
export function numbersOf({ persona, figures }: Dashboard): readonly DashboardFigure[] {
  const waiting: ReadonlySet<string> = new Set(keysOf(persona));
  return figures.filter(({ key }) => !waiting.has(key));
}
