import type { skills } from '../../catalogue/index.ts';
import { seededID } from '../../database/index.ts';
import { skillNames } from './translated-names.ts';

type SkillRow = typeof skills.$inferInsert;

export const skillID = (name: string): string => seededID(`skill/${name}`);

/** A name, followed by other names for it. */
type Named = readonly [string, ...string[]];

const skillsOf = (category: SkillRow['category'], names: readonly Named[]): SkillRow[] =>
  names.map(([name, ...aliases]) => ({
    id: skillID(name),
    name,
    category,
    aliases,
    nameTranslations: skillNames(name),
  }));

/** The skills to begin with. Staff add to them, and candidates suggest more. */
export const skillRows: readonly SkillRow[] = [
  ...skillsOf('Technical', [
    ['C'],
    ['C++', 'CPP'],
    ['C#', 'CSharp'],
    ['CSS'],
    ['Data structures', 'DSA'],
    ['Go', 'Golang'],
    ['HTML'],
    ['Java'],
    ['JavaScript', 'JS', 'ECMAScript'],
    ['Kotlin'],
    ['Machine learning', 'ML'],
    ['Node.js', 'Node'],
    ['PHP'],
    ['Python'],
    ['React', 'React.js'],
    ['Rust'],
    ['SQL'],
    ['Swift'],
    ['TypeScript', 'TS'],
    ['Embedded systems'],
    ['PLC programming', 'PLC'],
    ['CNC machining', 'CNC'],
    ['Welding'],
    ['Surveying'],
    ['Structural analysis'],
    ['Circuit design'],
  ]),
  ...skillsOf('Tool', [
    ['Ansys'],
    ['AutoCAD'],
    ['Docker'],
    ['Excel', 'MS Excel', 'Microsoft Excel'],
    ['Figma'],
    ['Git'],
    ['Linux'],
    ['MATLAB'],
    ['Power BI'],
    ['Revit'],
    ['SAP'],
    ['SolidWorks'],
    ['STAAD.Pro', 'STAAD'],
    ['Tally', 'Tally Prime'],
  ]),
  ...skillsOf('Domain', [
    ['Accounting'],
    ['Digital marketing'],
    ['Financial modelling'],
    ['GST filing', 'GST'],
    ['Human resources', 'HR'],
    ['Market research'],
    ['Pharmacology'],
    ['Quality assurance', 'QA'],
    ['Supply chain management', 'SCM'],
    ['Teaching'],
  ]),
  ...skillsOf('Language', [['English communication'], ['Technical writing'], ['Translation']]),
  ...skillsOf('Behavioural', [
    ['Leadership'],
    ['Negotiation'],
    ['Presentation'],
    ['Problem solving'],
    ['Teamwork'],
    ['Time management'],
  ]),
];
