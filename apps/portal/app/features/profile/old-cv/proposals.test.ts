import { describe, expect, test } from 'vitest';
import { entryOf, keyOfField, missingIn, needsSummary, takingOf, type Proposal } from './proposals.ts';

const proposal = (key: string, section: Proposal['section'], entry: object): Proposal => ({
  key,
  section,
  title: key,
  entry: { ...entry },
  present: null,
  standing: 'new',
});
const school = proposal('education-0', 'education', {
  degree: 'SSC',
  instituteName: 'Modern High School',
  boardOrUniversity: 'State Board',
  scoreType: 'Percentage',
  score: 91,
  scoreOutOf: 100,
  passingYear: 2020,
});
const project = proposal('projects-0', 'projects', {
  title: 'Bus tracker',
  skills: ['SQL'],
  summary: 'Long',
});
const account = { instituteID: 'sahyadri', degreeOf: () => 'ENGINEERING' };

test('what a CV does not say is missing until the person says it', () => {
  expect(missingIn(school, new Map())).toEqual(['medium']);
  const completed = new Map([['education-0', { ...school.entry, medium: 'English' }]]);
  expect(missingIn(school, completed)).toEqual([]);
});

test('what the form took out is not sent, and what it does not show stays', () => {
  const completed = new Map([['projects-0', { title: 'Bus tracker 2' }]]);
  expect(entryOf(project, completed)).toEqual({ title: 'Bus tracker 2', skills: ['SQL'] });
});

test('facts of the person are one part, and the summary goes along where it is needed', () => {
  const chosen = [
    proposal('personal-headline', 'personal', { headline: 'Engineer' }),
    proposal('personal-summary', 'personal', { summary: 'I build.' }),
    project,
  ];
  expect(
    needsSummary(chosen, { source: 'PDF', account: [], proposals: [], hasAcademics: false, left: [] }),
  ).toBe(true);
  const completed = new Map([['academics', { liveBacklogs: 0, deadBacklogs: 1, gapReason: 'x' }]]);
  expect(takingOf(chosen, completed, account)).toEqual({
    personal: { headline: 'Engineer', summary: 'I build.' },
    projects: [project.entry],
    academics: { liveBacklogs: 0, deadBacklogs: 1 },
  });
});

describe('a refused field is said at its proposal', () => {
  const other = { ...school, key: 'education-1' };
  const about = proposal('personal-summary', 'personal', { summary: 'I build.' });
  test.each([
    ['education.1.passingYear', 'education-1'],
    ['education.0', 'education-0'],
    ['personal.summary', 'personal-summary'],
    ['academics', 'academics'],
    ['academics.liveBacklogs', 'academics'],
    ['projects', 'projects-0'],
    ['elsewhere', undefined],
  ])('%s', (path, key) => {
    expect(keyOfField(path, [school, other, about, project])).toBe(key);
  });
});
