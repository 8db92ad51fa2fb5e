import { expect, test } from 'vitest';
import { whyNoJobs } from './whyNoJobs.ts';

type Asked = Parameters<typeof whyNoJobs>[0];
type Season = NonNullable<Asked['seasons']>[number];

const figure = (key: Asked['figures'][number]['key'], total: number) => ({ key, total, link: '/my-jobs' });

const season = (state: Season['state']): Season => ({
  id: 'season',
  name: 'Placements 2027',
  seasonType: 'Placement',
  registrationEnd: '2026-12-01T00:00:00.000Z',
  startDate: '2026-11-01T00:00:00.000Z',
  endDate: '2027-06-01T00:00:00.000Z',
  termsText: '',
  termsVersion: 1,
  policy: {},
  state,
  reason: null,
  blocks: [],
});

const profileWith = (hasDegree: boolean): NonNullable<Asked['profile']> => ({
  percent: 10,
  parts: [{ name: 'degree', weight: 20, isComplete: hasDegree }],
});

test.each<[string, Asked, ReturnType<typeof whyNoJobs>]>([
  [
    'an empty profile',
    { figures: [figure('needsData', 0)], seasons: [season(null)], profile: profileWith(false) },
    'degreeMissing',
  ],
  [
    'something that the office has confirmed',
    {
      figures: [figure('needsData', 3)],
      profile: profileWith(false),
      outcome: { kind: 'Higher studies', organisation: 'IIT Bombay' },
    },
    'found',
  ],
  [
    'an offer of somebody whom the institute keeps from applying',
    {
      figures: [figure('offers', 1)],
      profile: profileWith(true),
      holds: [{ kind: 'Dues', reason: 'Library books.', liftedWhere: 'Library', until: null }],
    },
    'held',
  ],
  [
    'a degree without the marks that jobs ask for',
    { figures: [figure('needsData', 11)], seasons: [season('Active')], profile: profileWith(true) },
    'needsData',
  ],
  [
    'a season that can be joined',
    { figures: [figure('needsData', 11)], seasons: [season(null)], profile: profileWith(true) },
    'seasonOpen',
  ],
  [
    'a season that is for others',
    {
      figures: [figure('needsData', 0)],
      seasons: [{ ...season(null), blocks: [{ rule: 'passingYear', message: 'It is for others.' }] }],
      profile: profileWith(true),
    },
    'noneFits',
  ],
  [
    'a profile that waits for the office, also with gaps',
    { figures: [figure('needsData', 2)], seasons: [season('Pending')] },
    'seasonWaits',
  ],
  [
    'two seasons, one of which has begun for the person',
    { figures: [], seasons: [season('Pending'), season('Active')] },
    'noneFits',
  ],
  [
    'an accepted offer',
    { figures: [figure('accepted', 1), figure('needsData', 3)], seasons: [season('Active')] },
    'placed',
  ],
  [
    'an offer that waits, also with gaps in the profile',
    { figures: [figure('offers', 1), figure('needsData', 3)], seasons: [season('Active')] },
    'offerWaits',
  ],
  [
    'applications that are under way',
    { figures: [figure('shortlisted', 1), figure('needsData', 0)], seasons: [season('Active')] },
    'underWay',
  ],
  ['who has joined', { figures: [figure('joined', 1)] }, 'placed'],
  ['a full profile that nothing fits', { figures: [figure('needsData', 0)], seasons: [] }, 'noneFits'],
])('%s', (_who, dashboard, why) => {
  expect(whyNoJobs(dashboard)).toBe(why);
});
