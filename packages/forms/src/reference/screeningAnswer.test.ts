import { expect, test } from 'vitest';
import { answerBlock, type AskedQuestion, type GivenAnswer } from './screeningAnswer.ts';

const options = ['yes', 'no'];
const words: readonly string[] = [];

const cases: readonly (readonly [
  AskedQuestion['answerType'],
  readonly string[],
  GivenAnswer | undefined,
  'required' | 'oneOf' | null,
])[] = [
  ['Single', options, undefined, 'required'],
  ['Single', options, { optionIDs: ['yes'] }, null],
  ['Single', options, { optionIDs: [] }, 'oneOf'],
  ['Single', options, { optionIDs: ['yes', 'no'] }, 'oneOf'],
  ['Single', options, { optionIDs: ['maybe'] }, 'oneOf'],
  ['Single', options, { value: 'yes' }, 'oneOf'],
  ['Multiple', options, { optionIDs: ['yes', 'no'] }, null],
  ['Short text', words, { value: ' ' }, 'oneOf'],
  ['Short text', words, { value: 'Two years' }, null],
  ['Short text', words, { value: 'Two years', optionIDs: ['yes'] }, 'oneOf'],
  ['Number', words, { value: '2.5' }, null],
  ['Number', words, { value: 'two' }, 'oneOf'],
  ['Date', words, { value: '2027-07-01' }, null],
  ['Date', words, { value: 'July' }, 'oneOf'],
];

test.each(cases)('%s of %j answered with %j', (answerType, optionIDs, answer, block) => {
  expect(answerBlock({ answerType, optionIDs, isOptional: false }, answer)).toBe(block);
});

test('what may be left is judged once it is answered', () => {
  const question = { answerType: 'Number', optionIDs: words, isOptional: true } as const;
  expect([answerBlock(question, undefined), answerBlock(question, { value: 'two' })]).toEqual([
    null,
    'oneOf',
  ]);
});
