import { describe, expect, test } from 'vitest';
import {
  evaluateCriteria,
  nobody,
  verdictOf,
  type CandidateFacts,
} from '../../src/hiring/job-descriptions/eligibility.ts';
import { missingText } from '../../src/hiring/job-descriptions/missing-skills.ts';
import { reasonOf } from '../../src/hiring/job-descriptions/reasons.ts';

const percent = (value: number) => ({ type: 'Percentage', value }) as const;
const cgpa = (value: number) => ({ type: 'CGPA', value }) as const;

type Criteria = Parameters<typeof evaluateCriteria>[0];
type Job = Parameters<typeof evaluateCriteria>[2];
const evaluated = (criteria: Criteria, facts: Partial<CandidateFacts> = {}, job: Partial<Job> = {}) =>
  evaluateCriteria(criteria, { ...nobody, ...facts }, { cityIDs: [], skills: [], ...job });
const inPune = { cityIDs: ['pune'] };

test('criteria without a rule keep nobody out', () => {
  expect(evaluated({})).toEqual([]);
  expect(verdictOf([])).toBe('Eligible');
});

describe.each<[string, string, Criteria, Partial<CandidateFacts>, Partial<CandidateFacts>]>([
  ['degree', 'R1', { degrees: ['ENGINEERING'] }, { degree: 'ENGINEERING' }, { degree: 'DIPLOMA' }],
  ['program', 'R2', { programIDs: ['a', 'b'] }, { programID: 'b' }, { programID: 'c' }],
  ['master program', 'R2', { masterProgramIDs: ['m'] }, { masterProgramID: 'm' }, { masterProgramID: 'n' }],
  ['passing year', 'R3', { passingYears: [2026, 2027] }, { passingYear: 2027 }, { passingYear: 2028 }],
  ['SSC', 'R4', { minSSC: 60 }, { ssc: percent(60) }, { ssc: percent(59.9) }],
  ['HSC', 'R5', { minHSC: 55 }, { hsc: percent(55) }, { hsc: percent(54) }],
  ['graduation', 'R6', { minGraduation: cgpa(7) }, { graduation: cgpa(7) }, { graduation: cgpa(6.99) }],
  [
    'post graduation',
    'R7',
    { minPostGraduation: cgpa(6) },
    { postGraduation: cgpa(8) },
    { postGraduation: cgpa(5) },
  ],
  ['live backlogs', 'R8', { maxLiveBacklogs: 1 }, { liveBacklogs: 1 }, { liveBacklogs: 2 }],
  ['cleared backlogs', 'R9', { maxDeadBacklogs: 0 }, { deadBacklogs: 0 }, { deadBacklogs: 1 }],
  ['gap', 'R10', { maxGapYears: 0 }, { gapYears: 0 }, { gapYears: 1 }],
  ['skills', 'R12', { mustHaveSkillIDs: ['a', 'b'] }, { skillIDs: ['b', 'a'] }, { skillIDs: ['a'] }],
  ['languages', 'R13', { languages: ['Marathi'] }, { languages: ['marathi'] }, { languages: ['Hindi'] }],
])('the rule of %s', (_name, id, criteria, enough, short) => {
  test('is met, not met, or unknown without the data', () => {
    expect(evaluated(criteria, enough)).toMatchObject([{ id, outcome: 'met' }]);
    expect(evaluated(criteria, short)).toMatchObject([{ id, outcome: 'not_met' }]);
    expect(evaluated(criteria)).toMatchObject([{ id, outcome: 'unknown' }]);
  });
});

test('-1 is no limit on backlogs', () => {
  expect(evaluated({ maxLiveBacklogs: -1, maxDeadBacklogs: -1 })).toEqual([]);
});

describe('with a published formula', () => {
  const formula = { a: 10, b: -7.5 };
  test.each<[string, Criteria['minGraduation'], CandidateFacts['graduation'], string, string]>([
    ['a grade is enough', percent(73.5), { ...cgpa(8.1), formula }, 'met', '10 × 8.1 − 7.5 = 73.5 %'],
    ['a grade is not', percent(73.51), { ...cgpa(8.1), formula }, 'not_met', '10 × 8.1 − 7.5 = 73.5 %'],
    [
      'a percentage is enough',
      cgpa(8.1),
      { ...percent(73.5), formula },
      'met',
      '73.5 % (10 × 8.1 − 7.5 = 73.5 %)',
    ],
    [
      'a percentage is not',
      cgpa(8.1),
      { ...percent(73), formula },
      'not_met',
      '73 % (10 × 8.1 − 7.5 = 73.5 %)',
    ],
  ])('%s, and the explanation prints it', (_name, minGraduation, graduation, outcome, actual) => {
    expect(evaluated({ minGraduation }, { graduation })).toMatchObject([{ outcome, actual }]);
  });
});

test('grades out of different numbers are not compared', () => {
  expect(evaluated({ minGraduation: cgpa(7) }, { graduation: { ...cgpa(3.9), outOf: 4 } })).toMatchObject([
    { outcome: 'unknown' },
  ]);
});

test('without a formula grade points and percentages are not compared', () => {
  expect(evaluated({ minGraduation: percent(60) }, { graduation: cgpa(9) })).toMatchObject([
    { outcome: 'unknown' },
  ]);
  expect(evaluated({ minSSC: 60 }, { ssc: cgpa(9) })).toMatchObject([{ outcome: 'unknown' }]);
});

test('a diploma stands in for HSC unless the criteria say otherwise', () => {
  const both = { minHSC: 55, minDiploma: 60 };
  const diploma = { diploma: percent(61) };
  expect(evaluated(both, diploma)).toMatchObject([{ outcome: 'met' }]);
  expect(evaluated({ ...both, hscOrDiploma: false }, diploma)).toMatchObject([{ outcome: 'unknown' }]);
  expect(evaluated({ ...both, hscOrDiploma: false }, { ...diploma, hsc: percent(40) })).toMatchObject([
    { outcome: 'not_met' },
  ]);
  expect(evaluated(both, { hsc: percent(40) })).toMatchObject([{ outcome: 'not_met' }]);
});

test('no entry of experience is known to be none', () => {
  expect(evaluated({ minExperienceMonths: 24 })).toMatchObject([
    { id: 'R11', outcome: 'not_met', required: { en: '24 or more' } },
  ]);
  expect(evaluated({ maxExperienceMonths: 60 })).toMatchObject([{ required: { en: 'Up to 60' } }]);
  expect(evaluated({ minExperienceMonths: 24, maxExperienceMonths: 60 })).toMatchObject([
    { required: { en: '24 to 60' } },
  ]);
  expect(
    evaluated({ minExperienceMonths: 24, maxExperienceMonths: 60 }, { experienceMonths: 60 }),
  ).toMatchObject([{ outcome: 'met' }]);
  expect(evaluated({ maxExperienceMonths: 12 }, { experienceMonths: 13 })).toMatchObject([
    { outcome: 'not_met' },
  ]);
});

test('every skill that is a must is needed, and of the other skills of the job a share', () => {
  const skills = ['a', 'b', 'c', 'd'].map((skillID) => ({ skillID }));
  const outcome = (criteria: Criteria, ...skillIDs: string[]) =>
    evaluated(criteria, { skillIDs }, { skills })[0]?.outcome;
  const half = { mustHaveSkillIDs: ['a', 'b'], minSkillMatch: 50 };
  expect(outcome(half, 'a', 'b', 'c')).toBe('met');
  expect(outcome(half, 'a', 'b')).toBe('not_met');
  expect(outcome(half, 'a', 'c', 'd')).toBe('not_met');
  expect(outcome(half)).toBe('unknown');
  expect(outcome({ minSkillMatch: 75 }, 'a', 'b', 'c')).toBe('met');
  expect(outcome({ minSkillMatch: 75 }, 'a', 'b')).toBe('not_met');
  // Without another skill there is nothing to have a share of.
  expect(evaluated({ minSkillMatch: 50 }, { skillIDs: ['a'] })).toEqual([]);
});

test('whoever is ready to move passes the rule of places', () => {
  const criteria = { locationOnly: true };
  expect(evaluated(criteria, { preferredCityIDs: ['pune'] }, inPune)).toMatchObject([
    { id: 'R14', outcome: 'met' },
  ]);
  expect(evaluated(criteria, { willingToRelocate: true }, inPune)).toMatchObject([{ outcome: 'met' }]);
  expect(evaluated(criteria, { willingToRelocate: false }, inPune)).toMatchObject([{ outcome: 'not_met' }]);
  expect(evaluated(criteria, {}, inPune)).toMatchObject([{ outcome: 'unknown' }]);
  expect(evaluated(criteria)).toEqual([]);
});

test('one rule that is not met decides; otherwise missing data does', () => {
  expect(verdictOf([{ outcome: 'met' }, { outcome: 'unknown' }, { outcome: 'not_met' }])).toBe('NotEligible');
  expect(verdictOf([{ outcome: 'met' }, { outcome: 'unknown' }])).toBe('NeedsData');
  expect(verdictOf([{ outcome: 'met' }])).toBe('Eligible');
});

test('labels are in each language', () => {
  expect(evaluated({ minSSC: 60 })[0]?.label).toMatchObject({
    en: 'SSC at least 60 percent',
    hi: 'SSC में कम से कम 60 प्रतिशत',
  });
  expect(evaluated({ degrees: ['ENGINEERING', 'POST GRADUATION'] }, { degree: 'DIPLOMA' })).toMatchObject([
    {
      label: { en: 'Degree: Engineering, Post graduation', hi: 'डिग्री: इंजीनियरिंग, स्नातकोत्तर' },
      actual: { en: 'Diploma', hi: 'डिप्लोमा' },
    },
  ]);
});

/** The sentence of the one rule that the criteria have. */
function reasons(
  criteria: Criteria,
  facts: Partial<CandidateFacts> = {},
  job?: Parameters<typeof evaluated>[2],
) {
  return evaluated(criteria, facts, job).map((each) =>
    reasonOf(each, missingText(each.missingSkillIDs ?? [], named)),
  );
}

/** Skills whose names are known. */
const named = new Map(['a', 'b', 'c', 'd', 'e'].map((id) => [id, id.toUpperCase()]));

describe('the reason of a rule', () => {
  test.each<[Criteria, Partial<CandidateFacts>, string, string]>([
    [
      { degrees: ['ENGINEERING'] },
      { degree: 'DIPLOMA' },
      'Your degree is Diploma. This job asks for Engineering.',
      'आपकी डिग्री डिप्लोमा है। यह नौकरी इंजीनियरिंग माँगती है।',
    ],
    [
      { degrees: ['ENGINEERING'] },
      {},
      'We do not know your degree yet. This job asks for Engineering.',
      'आपकी डिग्री हमें अभी पता नहीं। यह नौकरी इंजीनियरिंग माँगती है।',
    ],
    [
      { maxLiveBacklogs: 0 },
      { liveBacklogs: 2 },
      'Your live backlogs: 2. This job takes nobody with a live backlog.',
      'आपके बाकी बैकलॉग: 2। इस नौकरी में कोई बैकलॉग बाकी नहीं होना चाहिए।',
    ],
    [
      { maxLiveBacklogs: 1 },
      { liveBacklogs: 2 },
      'Your live backlogs: 2. This job takes at most 1.',
      'आपके बाकी बैकलॉग: 2। इस नौकरी में अधिकतम 1 चलते हैं।',
    ],
    [
      { minGraduation: cgpa(7) },
      { graduation: cgpa(6.5) },
      'Your graduation marks: CGPA 6.50. This job asks for at least CGPA 7.00.',
      'स्नातक में आपके अंक: CGPA 6.50। इस नौकरी के लिए कम से कम CGPA 7.00 चाहिए।',
    ],
    [
      { minSSC: 60 },
      { ssc: cgpa(9) },
      'We do not know yet whether your class 10 marks, CGPA 9.00, are enough. This job asks for at least 60 %.',
      'अभी पता नहीं कि दसवीं के आपके अंक (CGPA 9.00) काफ़ी हैं या नहीं। इस नौकरी के लिए कम से कम 60 % चाहिए।',
    ],
    [
      { minHSC: 60 },
      { diploma: percent(70) },
      'We do not know your class 12 or diploma marks yet. This job asks for at least 60 %.',
      'बारहवीं या डिप्लोमा के आपके अंक हमें अभी पता नहीं। इस नौकरी के लिए कम से कम 60 % चाहिए।',
    ],
  ])('%o for %o', (criteria, facts, en, hi) => {
    expect(reasons(criteria, facts)).toMatchObject([{ en, hi }]);
  });

  test('is not there when the rule is met, and has no hole when it is not', () => {
    const every: Criteria = {
      degrees: ['ENGINEERING'],
      programIDs: ['a'],
      passingYears: [2027],
      minSSC: 60,
      minHSC: 60,
      minGraduation: cgpa(7),
      minPostGraduation: percent(60),
      maxLiveBacklogs: 0,
      maxDeadBacklogs: 0,
      maxGapYears: 0,
      minExperienceMonths: 12,
      mustHaveSkillIDs: ['a'],
      languages: ['Marathi'],
      locationOnly: true,
    };
    const short: Partial<CandidateFacts> = {
      degree: 'DIPLOMA',
      programID: 'b',
      passingYear: 2020,
      ssc: percent(10),
      hsc: percent(10),
      graduation: cgpa(1),
      postGraduation: percent(1),
      liveBacklogs: 3,
      deadBacklogs: 3,
      gapYears: 3,
      skillIDs: ['z'],
      languages: ['Hindi'],
      preferredCityIDs: ['goa'],
    };
    const all = [...reasons(every, {}, inPune), ...reasons(every, short, inPune)];
    expect(all).toHaveLength(28);
    for (const reason of all) {
      expect(reason?.en).toMatch(/^(We do not know|You|This job)/);
      expect(reason?.en).not.toMatch(/: \.|\{| , /);
      expect(reason?.hi).toMatch(/[\u0900-\u097f].*।$/u);
      expect(reason?.hi).not.toMatch(/: ।|\{/);
    }
    expect(reasons({ maxLiveBacklogs: 1 }, { liveBacklogs: 0 })).toEqual([null]);
  });

  test('counts what is there of what is needed: other skills do not stand in for a must', () => {
    const skills = ['a', 'b', 'c', 'd', 'e', 'f'].map((skillID) => ({ skillID }));
    const criteria = { mustHaveSkillIDs: ['a', 'b'], minSkillMatch: 50 };
    expect(reasons(criteria, { skillIDs: ['a', 'c', 'd', 'e', 'f'] }, { ...inPune, skills })).toMatchObject([
      { en: 'You have 3 of the 4 skills that are needed for this job. Missing: B.' },
    ]);
  });

  test('names what is missing, a must first, and counts what a sentence has no room for', () => {
    const skills = ['f', 'g', 'h'].map((skillID) => ({ skillID }));
    const told = (musts: string[], skillIDs: string[], minSkillMatch = 0) =>
      reasons({ mustHaveSkillIDs: musts, minSkillMatch }, { skillIDs }, { ...inPune, skills })[0]?.en;
    expect(told(['a', 'b', 'c', 'd', 'e', 'f'], ['x'])).toMatch(/Missing: A, B, C, D and 2 more\.$/);
    // Others of the job are named when there are too few of them.
    expect(told(['a', 'b'], ['a', 'f'], 100)).toMatch(/You have 2 of the 5 .* Missing: B and 2 more\.$/);
    expect(told(['a'], [])).toBe('We do not know your skills yet. This job asks for A.');
    // Of a skill that is no longer there nothing is known.
    expect(told(['z'], ['a'])).toBe('You have 0 of the 1 skills that are needed for this job.');
  });
});
