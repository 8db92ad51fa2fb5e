/** Files of seasons. What a file does not have stays as it is. */
import type { components } from '@aarambh/api-client/schema';
import type { SQL } from 'drizzle-orm';
import { validationFailed, type SignedInUser } from '../../platform/index.ts';
import { programName, programs } from '../../catalogue/index.ts';
import { institutes, institutesInScope } from '../../organisations/index.ts';
import { createImporter, type Composed } from '../../records/index.ts';
import { momentOf } from '../day-of-cell.ts';
import { datesOf, seasonCatalogue } from './handlers.ts';
import type { seasons } from '../tables/seasons.ts';

const days = {
  registrationStart: 'begins',
  registrationEnd: 'ends',
  startDate: 'begins',
  endDate: 'ends',
} as const;

const policy = {
  maxOffers: { type: 'integer' },
  maxAbsences: { type: 'integer' },
  declineLimit: { type: 'integer' },
  minutesBetweenPlaces: { type: 'integer' },
  upgradeAllowed: { type: 'boolean' },
  requireVerifiedProfile: { type: 'boolean' },
};

/** Kinds of offers: their names, and the pay from which each begins, in the same order. */
const tiers = {
  tierNames: { type: 'array', items: { type: 'string' } },
  tierPaise: { type: 'array', items: { type: 'integer' } },
};

/** @throws ApiFailure 422 for names without a pay each */
function tiersOf({ tierNames, tierPaise }: Readonly<Record<string, unknown>>) {
  if (tierNames === undefined && tierPaise === undefined) return [];
  const [names, pays] = [tierNames, tierPaise].map((cell) => (Array.isArray(cell) ? cell : []));
  if (names?.length !== pays?.length) {
    const message = 'Write the names and the pays of the kinds of offers in the same number.';
    throw validationFailed([{ path: 'tierPaise', code: 'count', message }]);
  }
  const told = (names ?? []).map((name, at) => ({ name: String(name), minCtcPaise: Number(pays?.[at]) }));
  return [['tiers', told] as const];
}

/** Days of the Indian calendar, or moments, and the rules of a season one by one. */
const composed: Composed = {
  headings: {
    ...Object.fromEntries(Object.keys(days).map((name) => [name, { type: 'string' }])),
    ...policy,
    cvFreezeAt: { type: 'string' },
    ...tiers,
  },
  headingOf: { tiers: 'tierNames' },
  compose: (_tx, cells, stored) => {
    const told = Object.entries(days).flatMap(([name, which]) => {
      const cell = cells[name];
      return typeof cell === 'string' ? [[name, momentOf(name, cell, which)] as const] : [];
    });
    const { cvFreezeAt } = cells;
    const rules = [
      ...Object.keys(policy).flatMap((name) =>
        cells[name] === undefined ? [] : [[name, cells[name]] as const],
      ),
      ...(typeof cvFreezeAt === 'string'
        ? [['cvFreezeAt', momentOf('cvFreezeAt', cvFreezeAt, 'ends')] as const]
        : []),
      ...tiersOf(cells),
    ];
    const before = (stored?.policy ?? {}) as components['schemas']['SeasonPolicy'];
    const isSame = rules.every(
      ([name, value]) => JSON.stringify(Reflect.get(before, name)) === JSON.stringify(value),
    );
    return {
      ...Object.fromEntries(told),
      ...(isSame ? {} : { policy: { ...before, ...Object.fromEntries(rules) } }),
    };
  },
};

type Season = typeof seasons.$inferSelect;

/** Institutes may call their seasons the same. */
function sameSeason(values: Readonly<Record<string, unknown>>, caller: SignedInUser): SQL | undefined {
  const own = caller.roleScope === 'institute' ? [caller.parentEntityID] : [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what tells a season, of a row that the contract has typed
  return seasonCatalogue.declaration.sameAs({ instituteIDs: own, ...values } as Season);
}

export const seasonImporter = createImporter(seasonCatalogue.declaration, {
  kind: 'season',
  days: [...Object.keys(days), 'cvFreezeAt'],
  add: 'addSeason',
  update: 'updateSeason',
  columns: [
    'name',
    'academicYear',
    'seasonType',
    'instituteIDs',
    'programIDs',
    'passingYears',
    'registrationStart',
    'registrationEnd',
    'startDate',
    'endDate',
    'maxOffers',
    'maxAbsences',
    'declineLimit',
    'minutesBetweenPlaces',
    'upgradeAllowed',
    'requireVerifiedProfile',
    'cvFreezeAt',
    'tierNames',
    'tierPaise',
    'termsText',
  ],
  identifiedBy: ['name'],
  alsoBy: ['instituteIDs'],
  example: {
    name: 'Open drive 2027',
    academicYear: '2026-27',
    seasonType: 'Open',
    passingYears: '2026; 2027',
    registrationStart: '2026-12-01',
    registrationEnd: '2026-12-31',
    startDate: '2027-01-04',
    endDate: '2027-06-30',
    maxOffers: '1',
    upgradeAllowed: 'true',
    cvFreezeAt: '2026-12-20',
    tierNames: 'Standard; Dream',
    tierPaise: '30000000; 80000000',
    termsText: 'Students attend every round for which they are chosen.',
  },
  composed,
  sameAs: sameSeason,
  toColumns: datesOf,
  references: (caller) => ({
    instituteIDs: { table: institutes, name: institutes.name, among: institutesInScope(caller) },
    programIDs: { table: programs, name: programName },
  }),
});
