import { expect, it } from 'vitest';
import { changeOf, draftOf, emptyDraft, wrongIn } from './questionDraft.ts';

const whole = {
  text: 'What is 15% of 240?',
  options: '24\n36 \n\n30',
  right: '1',
  marks: 2,
  negativeMarks: 0.5,
};

it('is sent with its options line by line, and comes back as it was', () => {
  const change = changeOf(whole, undefined);
  expect(change).toEqual({
    text: 'What is 15% of 240?',
    options: ['24', '36', '30'],
    rightOption: 1,
    marks: 2,
    negativeMarks: 0.5,
  });
  const stored = { ...change, id: 'q', rowVersion: 3, negativeMarks: 0.5 };
  expect(changeOf(draftOf(stored), stored)).toEqual(stored);
});

it('names what is missing', () => {
  expect(wrongIn(whole)).toEqual([]);
  expect(wrongIn(emptyDraft)).toEqual(['text', 'options', 'right']);
  expect(wrongIn({ ...whole, options: '24\n24' })).toEqual(['options']);
  expect(wrongIn({ ...whole, right: '3' })).toEqual(['right']);
  expect(wrongIn({ ...whole, options: '1\n2\n3\n4\n5\n6\n7' })).toEqual(['options']);
  expect(wrongIn({ ...whole, marks: 0, negativeMarks: null })).toEqual(['marks', 'negativeMarks']);
});
