/** Columns of sheets of marks that there is one of for each semester, and for each stage of school. */

import { type ColumnWords, words } from './column.ts';

/** A figure of one semester. */
export interface SemesterColumn {
  readonly name: string;
  /** Of the semester, from 1. */
  readonly no: number;
  readonly mark: 'sgpa' | 'percentage' | 'backlogs';
}

/** Something that is said of a completed stage. */
export interface StageColumn {
  readonly name: string;
  readonly degree: 'SSC' | 'HSC' | 'DIPLOMA';
  /** The property of the stage; a score is a percentage. */
  readonly property:
    | 'score'
    | 'passingYear'
    | 'boardOrUniversity'
    | 'instituteName'
    | 'medium'
    | 'specialisation';
}

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

/** The number of a semester as people write it, such as `VI`, `6th` or `Sem 6`; undefined for what is none. */
export function semesterNumber(text: string): number | undefined {
  const [, written = ''] =
    /^(?:sem(?:ester)?)?[\s.-]*([ivx]+|\d{1,2})(?:st|nd|rd|th)?$/i.exec(text.trim()) ?? [];
  const no = /^\d+$/.test(written)
    ? Number(written)
    : romans.findIndex((each) => each === written.toUpperCase()) + 1;
  return no >= 1 && no <= romans.length ? no : undefined;
}

const marks = [
  { mark: 'sgpa', suffix: 'Sgpa', en: 'SGPA', hi: 'SGPA', mr: 'SGPA', others: ['SPI', 'GPA', ''] },
  {
    mark: 'percentage',
    suffix: 'Percentage',
    en: 'percent',
    hi: 'प्रतिशत',
    mr: 'टक्के',
    others: ['percentage', ''],
  },
  {
    mark: 'backlogs',
    suffix: 'Backlogs',
    en: 'backlogs',
    hi: 'बैकलॉग',
    mr: 'बॅकलॉग',
    others: ['backlog', 'KT', 'ATKT', 'arrears'],
  },
] as const;

/** Those of the semesters, in their order. */
export const semesterColumns: readonly SemesterColumn[] = romans.flatMap((_roman, at) =>
  marks.map(({ mark, suffix }) => ({ name: `sem${at + 1}${suffix}`, no: at + 1, mark })),
);

const semesterWords = romans.flatMap((roman, at) => {
  const no = at + 1;
  return marks.map(({ suffix, en, hi, mr, others }): [string, ColumnWords] => {
    const also = [en, ...others].flatMap((word) =>
      [String(no), roman].flatMap((number) =>
        ['Sem', 'Semester'].flatMap((semester) => [
          `${semester} ${number} ${word}`,
          ...(word === '' ? [] : [`${word} ${semester} ${number}`, `${word} ${number}`]),
        ]),
      ),
    );
    const title = words(`Semester ${no} ${en}`, `सेमेस्टर ${no} ${hi}`, `सेमिस्टर ${no} ${mr}`, ...also);
    return [`sem${no}${suffix}`, title];
  });
});

const stages = [
  { degree: 'SSC', key: 'ssc', en: 'SSC', others: ['10th', 'X', 'Class 10'] },
  { degree: 'HSC', key: 'hsc', en: 'HSC', others: ['12th', 'XII', 'Class 12'] },
  { degree: 'DIPLOMA', key: 'diploma', en: 'Diploma', others: [] },
] as const;

const properties = [
  {
    property: 'passingYear',
    suffix: 'PassingYear',
    en: 'year',
    hi: 'वर्ष',
    mr: 'वर्ष',
    others: ['passing year', 'year of passing'],
  },
  {
    property: 'boardOrUniversity',
    suffix: 'Board',
    en: 'board',
    hi: 'बोर्ड',
    mr: 'मंडळ',
    others: ['board name'],
  },
  {
    property: 'instituteName',
    suffix: 'School',
    en: 'school',
    hi: 'स्कूल',
    mr: 'शाळा',
    others: ['school name', 'college', 'institute'],
  },
  { property: 'medium', suffix: 'Medium', en: 'medium', hi: 'माध्यम', mr: 'माध्यम', others: [] },
  { property: 'specialisation', suffix: 'Stream', en: 'stream', hi: 'शाखा', mr: 'शाखा', others: ['branch'] },
] as const;

/** Those of the stages of school, in their order. The percentages have words of their own, as in the list of students. */
export const stageColumns: readonly StageColumn[] = stages.flatMap(({ degree, key }): StageColumn[] => [
  { name: `${key}Percentage`, degree, property: 'score' },
  ...properties.map(({ property, suffix }) => ({ name: `${key}${suffix}`, degree, property })),
]);

const stageWords = stages.flatMap(({ key, en: stage, others: stageAlso }) =>
  properties.map(({ suffix, en, hi, mr, others }): [string, ColumnWords] => {
    const also = [stage, ...stageAlso].flatMap((name) => [en, ...others].map((word) => `${name} ${word}`));
    return [`${key}${suffix}`, words(`${stage} ${en}`, `${stage} ${hi}`, `${stage} ${mr}`, ...also)];
  }),
);

/** What these columns are called. */
export const markWords: Readonly<Record<string, ColumnWords>> = {
  semester: words('Semester', 'सेमेस्टर', 'सेमिस्टर', 'Sem', 'Sem No', 'Semester number', 'Semester No'),
  sgpa: words('SGPA', 'एसजीपीए', 'एसजीपीए', 'SPI', 'Semester GPA', 'GPA of the semester'),
  semesterPercentage: words(
    'Percent of the semester',
    'सेमेस्टर का प्रतिशत',
    'सेमिस्टरचे टक्के',
    'Semester percentage',
    'Semester percent',
  ),
  // What a bare "Backlogs" is, those of the semester or all that are open, has to be said.
  semesterBacklogs: words(
    'Backlogs of the semester',
    'सेमेस्टर के बैकलॉग',
    'सेमिस्टरचे बॅकलॉग',
    'Semester backlogs',
    'Backlogs',
    'KT',
    'ATKT',
  ),
  ...Object.fromEntries(semesterWords),
  ...Object.fromEntries(stageWords),
};
