/** The one thing that would open most jobs to a candidate. */
import { expect, test } from 'vitest';
import { openerOf } from '../../src/insights/dashboard/opener.ts';

type Jobs = Parameters<typeof openerOf>[0];
type Seasons = Parameters<typeof openerOf>[1];
type Outcome = 'met' | 'not_met' | 'unknown';

const sahyadri = 'season';

/** A job as far as it is looked at: what is not named is met. */
function job(outcomes: Readonly<Record<string, Outcome>>, ctcMaxPaise: number | null = null): Jobs[number] {
  const results = Object.entries(outcomes).map(([id, outcome]) => ({ id, outcome }));
  return {
    row: { seasonID: sahyadri, ctcMaxPaise },
    evaluation: {
      rules: results.filter(({ id }) => id.startsWith('R')),
      gates: results
        .filter(({ id }) => !id.startsWith('R'))
        .map((each) => ({ ...each, isWarning: each.id === 'credits' })),
    },
  };
}

const seasonOf = (state: Seasons[number]['state'], blocks: Seasons[number]['blocks'] = []): Seasons => [
  { id: sahyadri, state, blocks },
];
const active = seasonOf('Active');

test('is what alone keeps the person out of most jobs, with the most that they pay', () => {
  const jobs = [
    job({ R8: 'not_met' }, 60_000_000),
    job({ R8: 'not_met', credits: 'not_met' }, 96_000_000),
    job({ R12: 'not_met' }, 99_000_000),
    // Two things keep the person out of this one.
    job({ R12: 'not_met', R4: 'not_met' }),
    job({ R4: 'not_met' }),
  ];
  expect(openerOf(jobs, active)).toEqual({
    by: 'backlogs',
    jobs: 2,
    ctcMaxPaise: 96_000_000,
    link: '/profile#academics',
  });
});

test('is no mark that is over, no year, and nothing that nobody knows', () => {
  const closed = [
    job({ R4: 'not_met' }),
    job({ R3: 'not_met' }),
    job({ R8: 'unknown' }),
    job({ policy: 'not_met' }),
  ];
  expect(openerOf(closed, active)).toBeUndefined();
  expect(openerOf([], active)).toBeUndefined();
});

test('is the season: joining it, or the placement office, unless the person may not join', () => {
  const jobs = [job({ season: 'unknown' })];
  expect(openerOf(jobs, seasonOf('Pending'))).toMatchObject({ by: 'approval', jobs: 1, ctcMaxPaise: null });
  expect(openerOf(jobs, seasonOf(null))).toMatchObject({ by: 'season' });
  const others = [{ rule: 'passingYear', message: 'It is for others.' }] as const;
  expect(openerOf(jobs, seasonOf(null, [...others]))).toBeUndefined();
  expect(openerOf(jobs, seasonOf('Withdrawn'))).toBeUndefined();
});

test('of two that would open as many is the one for the better paid jobs', () => {
  const jobs = [job({ R13: 'not_met' }, 50_000_000), job({ R14: 'not_met' }, 70_000_000)];
  expect(openerOf(jobs, active)).toMatchObject({ by: 'cities' });
});
