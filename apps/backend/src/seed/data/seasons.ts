import type { seasons } from '../../hiring/index.ts';
import { dayMs, endOfIndianDate, indianDate } from '../../platform/index.ts';
import { seededID } from '../../database/index.ts';
import { instituteID, type InstituteKey } from './institutes.ts';

type SeasonRow = typeof seasons.$inferInsert;

export type SeasonKey = 'sahyadri' | 'pooled' | 'internship' | 'past' | 'draft';

export const seasonID = (key: SeasonKey): string => seededID(`season/${key}`);

interface SeasonSeed {
  key: SeasonKey;
  /** `{year}` is the year in which the season's students pass. */
  name: string;
  type: SeasonRow['seasonType'];
  institutes: readonly InstituteKey[];
  /** Days from the seed to the start of registration, its end, the start and the end of the season. */
  days: readonly [number, number, number, number];
  status: SeasonRow['status'];
  /** Years that its students pass before (or after) those who are in their last year. */
  yearsLater?: number;
}

export const seasonSeeds: readonly SeasonSeed[] = [
  {
    key: 'sahyadri',
    name: 'Placements {year}, Sahyadri',
    type: 'Placement',
    institutes: ['sahyadri'],
    days: [-75, 20, -60, 150],
    status: 'Posted',
  },
  {
    key: 'pooled',
    name: 'Pooled campus drive {year}',
    type: 'Placement',
    institutes: [
      'godavari',
      'nandi',
      'tungabhadra',
      'narmada',
      'marina',
      'torna',
      'girnar',
      'nilgiri',
      'hooghly',
      'mula-river',
      'charminar',
      'periyar',
      'shivalik',
      'sabarmati-management',
      'gateway-management',
      'yamuna-management',
      'malabar-pharmacy',
    ],
    days: [-60, 20, -40, 170],
    status: 'Posted',
  },
  {
    key: 'internship',
    name: 'Summer internships {year}',
    type: 'Internship',
    institutes: ['sahyadri', 'godavari', 'torna', 'mula-river'],
    days: [-20, 30, 10, 200],
    status: 'Posted',
    yearsLater: 1,
  },
  {
    key: 'past',
    name: 'Placements {year}, Sahyadri',
    type: 'Placement',
    institutes: ['sahyadri'],
    days: [-440, -410, -425, -200],
    status: 'Posted',
    yearsLater: -1,
  },
  {
    key: 'draft',
    name: 'Management placements {year}',
    type: 'Open',
    institutes: ['sabarmati-management', 'gateway-management', 'yamuna-management'],
    days: [30, 60, 65, 240],
    status: 'Draft',
  },
];

/** The year in which those pass who are in their last year now; the academic year ends in June. */
export function finalYear(now: Date): number {
  return now.getUTCFullYear() + (now.getUTCMonth() >= 6 ? 1 : 0);
}

/** The institutes of a season. */
export function institutesOf(key: SeasonKey): string[] {
  return (seasonSeeds.find((each) => each.key === key)?.institutes ?? []).map((each) => instituteID(each));
}

/** The seasons, dated relative to `now`. */
export function seasonRows(now: Date): SeasonRow[] {
  const at = (days: number) => new Date(now.getTime() + days * dayMs);
  /** The last moment of a dayMs in India. */
  const endOf = (days: number) => new Date(endOfIndianDate(indianDate(at(days))).getTime() - 1);
  return seasonSeeds.map(({ key, name, type, institutes, days, status, yearsLater = 0 }) => {
    const year = finalYear(now) + yearsLater;
    const [registrationStart, registrationEnd, startDate, endDate] = days;
    return {
      id: seasonID(key),
      name: name.replace('{year}', String(year)),
      academicYear: `${year - 1}-${String(year % 100).padStart(2, '0')}`,
      seasonType: type,
      instituteIDs: institutes.map((each) => instituteID(each)),
      passingYears: [year],
      registrationStart: at(registrationStart),
      registrationEnd: endOf(registrationEnd),
      startDate: at(startDate),
      endDate: endOf(endDate),
      policy: {
        maxOffers: 1,
        maxAbsences: 3,
        declineLimit: null,
        upgradeAllowed: true,
        requireVerifiedProfile: false,
      },
      termsText:
        '<p>I take part in every round that I have accepted, and I tell the placement office in time when I cannot.</p>',
      status,
      createdAt: at(Math.min(registrationStart - 10, -5)),
    };
  });
}
