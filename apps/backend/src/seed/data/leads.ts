import type { leadActivities, leads } from '../../organisations/index.ts';
import { seededID } from '../../database/index.ts';
import { sequenceOf } from '../random.ts';
import { industryID, type IndustryName } from './industries.ts';
import { dayMs } from '../../platform/index.ts';

type Lead = typeof leads.$inferInsert;
type Activity = typeof leadActivities.$inferInsert;
type Status = NonNullable<Lead['status']>;
type Action = NonNullable<Lead['nextAction']>;

/** Who writes to the platform, from which industry. */
const people: readonly (readonly [string, string, IndustryName])[] = [
  ['Kiran', 'Desai', 'Information Technology and Software'],
  ['Anita', 'Rane', 'Manufacturing and Engineering'],
  ['Joseph', 'Mathew', 'Healthcare and Hospitals'],
  ['Rekha', 'Saxena', 'Banking and Financial Services'],
  ['Suresh', 'Babu', 'Automobile and Auto Components'],
  ['Nandini', 'Ghosh', 'Education and Training'],
  ['Faisal', 'Ansari', 'Logistics and Supply Chain'],
  ['Preeti', 'Chawla', 'Retail and E-commerce'],
  ['Ganesh', 'Naidu', 'Pharmaceuticals and Biotechnology'],
];

const familyNames = ['Kamat', 'Sethi', 'Bhagat', 'Tripathi', 'Lobo', 'Murthy'] as const;
const sizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

const words = [
  'We hire forty graduates a year and look for engineering colleges near Pune.',
  'Please send a proposal for campus drives in three cities.',
  'We want to offer internships from January on.',
  'How are diploma holders reached on the platform?',
  'We need lateral hires with two to four years of experience.',
] as const;

/** Where a lead stands after so many steps, and what was done at each. */
const steps: readonly (readonly [Status, Action, string | null])[] = [
  ['Contacted', 'Call back', 'Called; asked for a quote.'],
  ['Qualified', 'Send proposal', 'Wants drives at three institutes.'],
  ['Qualified', 'Meeting', 'Proposal sent, meeting agreed.'],
  ['Converted', 'None', 'Signed up as a company.'],
];

const lost = ['Lost', 'None', 'Has a contract with somebody else.'] as const;

export interface LeadSeed {
  lead: Omit<Lead, 'createdAt' | 'updatedAt' | 'nextActionAt'> & { id: string };
  /** Days before the seed. */
  daysAgo: number;
  /** Days from the seed to the next action; negative when it is late, null when there is none. */
  nextActionIn: number | null;
  /** Oldest first. */
  steps: readonly { status: Status; nextAction: Action; note: string | null; daysAgo: number }[];
}

/** 36 leads: three of today that nobody has looked at, the others spread over ten weeks and all that can become of one. */
export function leadSeeds(ownerID: string): readonly LeadSeed[] {
  const { between, pick } = sequenceOf(27);
  return Array.from({ length: 36 }, (_, index): LeadSeed => {
    const [firstName, givenName, industry] = people[index % people.length] ?? [
      'Kiran',
      'Desai',
      'Insurance' as const,
    ];
    const lastName = index < people.length ? givenName : pick(familyNames);
    const daysAgo = index < 3 ? 0 : index * 2 - between(0, 1);
    const isLost = index % 9 === 8;
    const taken = index < 6 ? 0 : isLost ? 1 : Math.min(index % 5, steps.length);
    const done = [...steps.slice(0, taken), ...(isLost ? [lost] : [])].map(
      ([status, nextAction, note], step) => ({
        status,
        nextAction,
        note,
        daysAgo: Math.max(0, daysAgo - 1 - step * 2),
      }),
    );
    const last = done.at(-1);
    const nextAction = last?.nextAction ?? 'Open';
    return {
      lead: {
        id: seededID(`lead/${index}`),
        firstName,
        lastName,
        mobile: String(9_820_000_101 + index * 37),
        email: `${firstName}.${lastName}${index}@example.com`.toLowerCase(),
        numberOfEmployees: pick(sizes),
        industryID: industryID(industry),
        description: index % 4 === 3 ? null : pick(words),
        status: last?.status ?? 'New',
        nextAction,
        ownerID: last === undefined ? null : ownerID,
      },
      daysAgo,
      nextActionIn: nextAction === 'None' || nextAction === 'Open' ? null : between(-2, 6),
      steps: done,
    };
  });
}

/** The rows of the leads and of what was done about them, dated back from `now`. */
export function leadRows(ownerID: string, now: Date): { leads: Lead[]; activities: Activity[] } {
  const ago = (days: number): Date => new Date(now.getTime() - days * dayMs);
  const seeds = leadSeeds(ownerID);
  return {
    leads: seeds.map(({ lead, daysAgo, nextActionIn, steps: done }) => ({
      ...lead,
      createdAt: ago(daysAgo),
      updatedAt: ago(done.at(-1)?.daysAgo ?? daysAgo),
      nextActionAt: nextActionIn === null ? null : ago(-nextActionIn),
    })),
    activities: seeds.flatMap(({ lead, steps: done }) =>
      done.map(({ daysAgo, ...step }) => ({
        ...step,
        leadID: lead.id,
        at: ago(daysAgo),
        actorID: ownerID,
      })),
    ),
  };
}
