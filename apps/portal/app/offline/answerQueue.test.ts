import { beforeEach, expect, it } from 'vitest';
import { dropAnswers, keepAnswer, readAnswers, unsentTests, type GivenAnswer } from './answerQueue.ts';

const place = { userID: 'asha', roundID: 'aptitude' };
const answer = (questionID: string, chosen: number | null, second: number): GivenAnswer => ({
  questionID,
  chosen,
  givenAt: new Date(second * 1000).toISOString(),
});

beforeEach(() => dropAnswers(place, readAnswers(place)));

it('keeps of each question the last answer, and those of others apart', () => {
  keepAnswer(place, answer('one', 0, 1));
  keepAnswer(place, answer('two', 1, 2));
  keepAnswer(place, answer('one', null, 3));
  expect(readAnswers(place)).toEqual([answer('two', 1, 2), answer('one', null, 3)]);
  expect(readAnswers({ ...place, userID: 'rohan' })).toEqual([]);
  expect(readAnswers({ ...place, roundID: 'coding' })).toEqual([]);
});

it('takes away what the server has, and keeps what was chosen anew while that was sent', () => {
  keepAnswer(place, answer('one', 0, 1));
  const sent = readAnswers(place);
  keepAnswer(place, answer('one', 2, 2));
  dropAnswers(place, sent);
  expect(readAnswers(place)).toEqual([answer('one', 2, 2)]);
});

it('names the tests of which somebody has not sent everything', () => {
  keepAnswer(place, answer('one', 0, 1));
  keepAnswer(place, answer('two', 1, 2));
  expect(unsentTests('asha')).toEqual([{ ...place, count: 2 }]);
  expect(unsentTests('ash')).toEqual([]);
  dropAnswers(place, readAnswers(place));
  expect(unsentTests('asha')).toEqual([]);
});
