import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cvAdvice, type AdvisedCv } from './cvAdvice.ts';

const good: AdvisedCv = {
  headline: 'Backend developer',
  summary:
    'I build small tools for my college: a library search and an attendance sheet that runs on old phones.',
  hasSummary: true,
  texts: [],
  posts: [],
};

/** Code and place of each line. */
const linesOf = (changes: Partial<AdvisedCv>) =>
  cvAdvice({ ...good, ...changes }).map(({ code, place }) => `${code} ${place}`);

it('has nothing to say about a good one', () => {
  expect(linesOf({})).toEqual([]);
});

it('asks for a headline and a summary that says something', () => {
  expect(linesOf({ headline: ' ', summary: '' })).toEqual(['noHeadline headline', 'noSummary summary']);
  expect(linesOf({ summary: 'I like computers.' })).toEqual(['shortSummary summary']);
  expect(linesOf({ summary: '', hasSummary: false })).toEqual([]);
});

it.each([
  ['A hard-working engineer', 'hard working'],
  ['TEAM PLAYER', 'team player'],
  ['मैं मेहनती हूँ', 'मेहनती'],
  ['मी कष्टाळू आहे', 'कष्टाळू'],
  ['Passionate, and responsible for tests', 'passionate, responsible for'],
])('finds what says nothing: %s', (headline, words) => {
  expect(cvAdvice({ ...good, headline })).toEqual([
    { code: 'emptyWords', place: 'headline', params: { words } },
  ]);
});

it('knows a word from a part of another', () => {
  expect(linesOf({ headline: 'Compassionate nurse' })).toEqual([]);
});

it('says in which entry the words stand', () => {
  const texts = [{ place: 'projects', itemID: 'bus-tracker', text: 'Responsible for the map' }];
  expect(cvAdvice({ ...good, texts })).toMatchObject([{ place: 'projects', itemID: 'bus-tracker' }]);
});

it('tells of half a year and more between two posts', () => {
  const posts = [
    { from: '2024-07', to: null },
    { from: '2021-06', to: '2023-12' },
  ];
  expect(cvAdvice({ ...good, posts })).toEqual([
    { code: 'gap', place: 'experience', params: { from: '2024-01', to: '2024-06' } },
  ]);
  expect(linesOf({ posts: [posts[0]!, { from: '2021-06', to: '2024-01' }] })).toEqual([]);
  expect(linesOf({ posts: [...posts, { from: '2022-01', to: '2024-05' }] })).toEqual([]);
});

it('takes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (headline, summary) => {
      expect(() => cvAdvice({ ...good, headline, summary })).not.toThrow();
    }),
  );
});
