import { describe, expect, it } from 'vitest';
import { fileColumnReader } from './fileColumns.ts';
import { semesterColumns, semesterNumber, stageColumns } from './markColumns.ts';

const columns = [
  'rollNumber',
  'programID',
  'semester',
  'sgpa',
  'semesterBacklogs',
  'cgpa',
  'liveBacklogs',
  ...semesterColumns.map(({ name }) => name),
  ...stageColumns.map(({ name }) => name),
];
const meaning = fileColumnReader('marks', columns);

describe('a heading of a result sheet', () => {
  it.each([
    ['PRN', 'rollNumber'],
    ['Sem 1 SGPA', 'sem1Sgpa'],
    ['SEM-VI SGPA', 'sem6Sgpa'],
    ['SGPA 3', 'sem3Sgpa'],
    ['SPI Sem IV', 'sem4Sgpa'],
    ['Semester 8 Percentage', 'sem8Percentage'],
    ['Backlogs Sem II', 'sem2Backlogs'],
    ['Sem 5 KT', 'sem5Backlogs'],
    ['SGPA', 'sgpa'],
    ['CPI', 'cgpa'],
    ['Active backlogs', 'liveBacklogs'],
    ['10th %', 'sscPercentage'],
    ['XII year of passing', 'hscPassingYear'],
    ['Diploma branch', 'diplomaStream'],
    ['सेमेस्टर 2 SGPA', 'sem2Sgpa'],
  ])('%s is %s', (heading, column) => expect(meaning(heading)).toBe(column));

  it.each(['Sem 1', 'Backlogs', 'KT', 'Result'])('%s has to be asked for', (heading) =>
    expect(meaning(heading)).toBeUndefined(),
  );
});

it.each([
  ['6', 6],
  ['VI', 6],
  ['Sem VI', 6],
  ['6th', 6],
  ['Semester-3', 3],
  ['13', undefined],
  ['IIX', undefined],
  ['sixth', undefined],
  ['', undefined],
])('the semester %s is number %s', (text, no) => expect(semesterNumber(text)).toBe(no));
