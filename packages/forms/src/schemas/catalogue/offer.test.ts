import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { validate } from '../../definition/validate.ts';
import { english, hindi, marathi } from '../../messages/languages.ts';
import { createTranslate, errorMessage } from '../../messages/translate.ts';
import { applicationOffer, offerBlocks, offerValues, type MadeOffer } from './offer.ts';

// Half past two in the night in India: there it is a day later than in London.
const now = new Date('2026-11-23T21:00:00Z');

const good: MadeOffer = {
  ctcPaise: 60_000_000,
  joiningDate: '2027-07-01',
  respondBy: '2026-11-30T18:29:59.000Z',
};

const broken = (changes: Partial<MadeOffer>): string[] =>
  offerBlocks({ ...good, ...changes }, now).map(({ path, code }) => `${path} ${code}`);

it('lets an offer pass that pays something, begins later, and leaves time to answer before', () => {
  expect(broken({})).toEqual([]);
  expect(broken({ joiningDate: undefined })).toEqual([]);
  expect(broken({ joiningDate: '2026-11-30' })).toEqual([]);
  expect(broken({ respondBy: '2026-11-24T21:00:00Z' })).toEqual([]);
});

it('keeps back pay of less than a rupee, and days that have passed or come in the wrong order', () => {
  expect(broken({ ctcPaise: 1 })).toEqual(['offer.ctcPaise tooSmall']);
  expect(broken({ ctcPaise: 100_000_000_001 })).toEqual(['offer.ctcPaise tooLarge']);
  // Yesterday, and today, in India.
  expect(broken({ joiningDate: '2026-11-23' })).toEqual(['offer.joiningDate order', 'offer.respondBy order']);
  expect(broken({ joiningDate: '2026-11-24' })).toEqual(['offer.respondBy order']);
  expect(broken({ joiningDate: '2027-02-30' })).toEqual(['offer.joiningDate date']);
  expect(broken({ respondBy: '2026-11-24T20:59:59Z' })).toEqual(['offer.respondBy tooSmall']);
  // The first second of a day in India.
  expect(broken({ joiningDate: '2026-11-30', respondBy: '2026-11-30T18:30:00Z' })).toEqual([
    'offer.respondBy order',
  ]);
});

it('lets the parts of the pay be left out, or be all of it', () => {
  expect(
    broken({ parts: { fixedPaise: 50_000_000, oneTimePaise: 4_000_000, variablePaise: 6_000_000 } }),
  ).toEqual([]);
  expect(broken({ parts: { fixedPaise: 0, otherPaise: 60_000_000 } })).toEqual([]);
  expect(broken({ parts: { fixedPaise: 50_000_000 } })).toEqual(['offer.parts.fixedPaise wrongSum']);
  expect(broken({ parts: {} })).toEqual(['offer.parts.fixedPaise wrongSum']);
  expect(broken({ parts: { fixedPaise: 60_000_001 } })).toEqual(['offer.parts.fixedPaise wrongSum']);
  expect(broken({ parts: { fixedPaise: 70_000_000, variablePaise: -10_000_000 } })).toEqual([
    'offer.parts.variablePaise tooSmall',
  ]);
  expect(broken({ parts: { fixedPaise: 60_000_000.5, variablePaise: -0.5 } })).toEqual([
    'offer.parts.fixedPaise number',
    'offer.parts.variablePaise number',
  ]);
});

it('says what the parts come to, in both languages', () => {
  const blocks = offerBlocks({ ...good, ctcPaise: 70_000_000, parts: { fixedPaise: 65_000_050 } }, now);
  for (const messages of [english, hindi, marathi]) {
    const [words = ''] = blocks.map((block) => errorMessage(createTranslate(messages), block));
    expect(words).toContain('6,50,000.5');
    expect(words).toContain('7,00,000');
  }
});

it('says each in words of its own, in both languages', () => {
  const blocks = offerBlocks(
    { ctcPaise: 1, joiningDate: '2026-09-24', respondBy: '2026-11-18T00:00:00Z' },
    now,
  );
  for (const messages of [english, hindi, marathi]) {
    const words = blocks.map((block) => errorMessage(createTranslate(messages), block));
    expect(new Set(words).size).toBe(3);
    expect(words[2]).toContain('24');
  }
});

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

it('is the rule of the form too, by days of India', () => {
  const typed = {
    rupees: '600000',
    joiningDate: '2027-07-01',
    location: '',
    letterImageID: '',
    respondBy: '2026-11-30',
    fixedPay: '',
    oneTimePay: '',
    variablePay: '',
    stockPay: '',
    otherPay: '',
  };
  const told = (changes: object) => {
    const verdict = validate(applicationOffer, { ...typed, ...changes });
    return verdict.ok ? [] : verdict.errors.map(({ path, code }) => `${path} ${code}`);
  };
  expect(told({})).toEqual([]);
  expect(told({ joiningDate: '' })).toEqual([]);
  expect(told({ joiningDate: '2026-11-23', respondBy: '' })).toEqual([
    'joiningDate order',
    'respondBy required',
  ]);
  expect(told({ respondBy: '2026-11-24' })).toEqual(['respondBy tooSmall']);
  expect(told({ respondBy: '2026-11-25' })).toEqual([]);
  expect(told({ joiningDate: '2026-11-29' })).toEqual(['respondBy order']);
  expect(told({ joiningDate: 'soon', respondBy: '2026-02-30' })).toEqual([
    'joiningDate date',
    'respondBy date',
  ]);
  expect(told({ fixedPay: '500000', variablePay: '100000' })).toEqual([]);
  expect(told({ fixedPay: '500000', variablePay: '100000.5' })).toEqual(['fixedPay wrongSum']);
  expect(told({ fixedPay: '500000', variablePay: '-1' })).toEqual([
    'fixedPay wrongSum',
    'variablePay tooSmall',
  ]);
  expect(told({ rupees: '', fixedPay: '500000' })).toEqual(['rupees required']);
});

it('sends the parts that are typed, and begins with those of an offer', () => {
  const offer = { ctcPaise: 60_000_000, respondBy: '2026-11-30T18:29:59.000Z' };
  const parts = { fixedPaise: 55_000_050, oneTimePaise: 4_999_950 };
  const typed = offerValues({ ...offer, parts });
  expect(typed).toMatchObject({ fixedPay: '550000.5', oneTimePay: '49999.5', variablePay: '' });
  expect(applicationOffer.toPayload(typed).offer.parts).toEqual(parts);
  expect(applicationOffer.toPayload(offerValues(offer)).offer).not.toHaveProperty('parts');
});
