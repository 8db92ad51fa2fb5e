import { expect, test } from 'vitest';
import { offerStand, type OfferStand } from './offerStand.ts';

type Asked = Exclude<Parameters<typeof offerStand>[0], null>;

const offer = { ctcPaise: 70_000_000, respondBy: '2026-11-28T12:30:00.000Z' };
const earlier = { version: 1, offer, endedAt: '2026-11-25T12:30:00.000Z', reason: null };

const stands: readonly (readonly [string, Partial<Asked>, OfferStand])[] = [
  ['it waits', { status: 'Selected', offer, allowed: ['Offer Accepted', 'Offer Declined'] }, 'open'],
  ['its time is over and the clock has not come', { status: 'Selected', offer }, 'late'],
  ['the clock has ended it', { status: 'Offer Declined', statusReasonCode: null, offer }, 'late'],
  ['it was declined', { status: 'Offer Declined', statusReasonCode: 'Personal', offer }, 'declined'],
  ['it was accepted', { status: 'Offer Accepted', offer }, 'accepted'],
  ['the work has begun', { status: 'Joined', offer }, 'joined'],
  [
    'the company has withdrawn it',
    { status: 'Rejected', offer: null, earlierOffers: [earlier] },
    'withdrawn',
  ],
  ['support has cancelled it', { status: 'Cancelled', offer: null, earlierOffers: [earlier] }, 'gone'],
  ['the job is cancelled', { status: 'Cancelled', offer }, 'gone'],
  ['none was made', { status: 'Applied', offer: null }, 'none'],
];

test.each(stands)('%s', (_when, more, stand) => {
  expect(offerStand({ status: 'Applied', allowed: [], ...more })).toBe(stand);
});

test('nobody applied', () => {
  expect(offerStand(null)).toBe('none');
});
