import { expect, it } from 'vitest';
import { indianStates, readState, stateKeywords, stateName } from './states.ts';

it.each([
  ['Maharashtra', 'MH'],
  ['mh', 'MH'],
  ['Orissa', 'OD'],
  ['Uttaranchal', 'UK'],
  ['PONDICHERRY', 'PY'],
  ['Andaman & Nicobar Islands', 'AN'],
  ['Jammu & Kashmir', 'JK'],
  ['Tamilnadu', 'TN'],
  ['तमिलनाडु', 'TN'],
  ['तमिळनाडू', 'TN'],
  ['केरळ', 'KL'],
  ['छत्तीसग\u0922\u093C', 'CG'],
])('reads %s', (text, code) => expect(readState(text)).toBe(code));

it.each(['', '-', 'Maharashtr', 'Nepal', 'x'.repeat(5_000)])('takes %j for no state', (text) =>
  expect(readState(text)).toBeUndefined(),
);

it('reads every word by which people find a state', () => {
  for (const state of indianStates)
    for (const word of stateKeywords(state)) expect(readState(word)).toBe(state.code);
});

it.each([
  ['en', 'Odisha', 'Kerala'],
  ['hi', 'ओडिशा', 'केरल'],
  ['mr', 'ओडिशा', 'केरळ'],
  ['ta', 'Odisha', 'Kerala'],
])('names the states in %s', (language, ...names) => {
  const named = indianStates.filter(({ code }) => code === 'OD' || code === 'KL');
  expect(named.map((state) => stateName(state, language)).toSorted()).toEqual(names.toSorted());
});
