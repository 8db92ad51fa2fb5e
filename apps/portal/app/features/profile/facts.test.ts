import { addressEntry, currentDegree, educationEntry, experienceEntry } from '@aarambh/forms';
import { formatsOf } from '#app/i18n/formats.ts';
import { startWithEveryText } from '#app/i18n/everyText.ts';
import { i18n } from '#app/i18n/i18n.ts';
import { beforeAll, expect, it } from 'vitest';
import { erased } from './erasedForm.ts';
import { filledFactsOf } from './facts.ts';

beforeAll(startWithEveryText);

it.each([
  [erased(educationEntry), { scoreType: 'Percentage', score: 91.2, scoreOutOf: 100 }, ['91.2 %']],
  [erased(educationEntry), { scoreType: 'CGPA', score: 8.1, scoreOutOf: 10 }, ['8.10 of 10']],
  [erased(currentDegree), { cgpa: 8.1, cgpaScale: 10, percentage: 76.5 }, ['8.10 of 10', '76.5 %']],
])('a mark is said in one line, with what it is out of', (definition, entry, said) => {
  const facts = filledFactsOf(definition, entry, { t: i18n.getFixedT('en'), formats: formatsOf('en') });
  expect(facts.map(({ details }) => details)).toEqual(said);
});

it('a month, a state and an amount are said as what the fields hold', () => {
  const said = (definition: Parameters<typeof filledFactsOf>[0], entry: object) =>
    ['en', 'hi'].map((language) =>
      filledFactsOf(definition, entry, { t: i18n.getFixedT(language), formats: formatsOf(language) }).map(
        ({ details }) => details,
      ),
    );
  expect(said(erased(experienceEntry), { startMonth: '2026-01', ctcPaise: 96_000_000 })).toEqual([
    ['January 2026', '₹9,60,000'],
    ['जनवरी 2026', '₹9,60,000'],
  ]);
  expect(said(erased(addressEntry), { state: 'Maharashtra' })).toEqual([['Maharashtra'], ['महाराष्ट्र']]);
});
