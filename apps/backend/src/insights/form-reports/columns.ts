/** The columns of each table that leaves the house. Names of columns change from year to year: a new form is a new year here. */
import type { FormName } from '@aarambh/api-client/enums';
import { reasonColumns } from './refusals.ts';
import type { Column } from './table.ts';

interface Form {
  /** Year of the form: of ours, of when it was made. */
  readonly formYear: number;
  readonly columns: readonly Column[];
}

const text = (key: string, label: string): Column => ({ key, label, as: 'text' });
const count = (key: string, label: string): Column => ({ key, label, as: 'count' });
const rupees = (key: string, label: string): Column => ({ key, label, as: 'rupees' });

/** The four figures of one measure of pay. */
const spread = (key: string, measure: string): Column[] => [
  rupees(`${key}Min`, `${measure}: minimum`),
  rupees(`${key}Max`, `${measure}: maximum`),
  rupees(`${key}Mean`, `${measure}: mean`),
  rupees(`${key}Median`, `${measure}: median`),
];

/** Whose offer it is, and for what: of the lists behind IPRS. */
const whoAndWhat = [
  text('name', 'Name'),
  text('rollNumber', 'Roll number'),
  text('program', 'Program'),
  text('employer', 'Employer'),
  text('title', 'Title'),
  text('function', 'Function'),
  text('sector', 'Sector'),
  text('place', 'Place'),
];

/** How many were refused for each reason, and together. */
const refusals = [
  ...Object.entries(reasonColumns).map(([key, reason]) => count(key, reason)),
  count('refused', 'Refused'),
];

/** India Rankings, data sheet "Placement and higher studies"; NAAC, templates of 5.2; NBA, self-assessment report of 2025, table of placement; IPRS 2.1. */
export const forms: Readonly<Record<FormName, Form>> = {
  nirf: {
    formYear: 2025,
    columns: [
      text('level', 'Program'),
      text('intakeYear', 'Academic Year'),
      count('sanctioned', 'Sanctioned intake'),
      count('admitted', 'No. of first year students admitted in the year'),
      text('lateralYear', 'Academic Year (lateral entry)'),
      count('lateral', 'No. of students admitted through Lateral entry'),
      text('graduationYear', 'Academic Year (graduation)'),
      count('graduating', 'No. of students graduating in minimum stipulated time'),
      count('placed', 'No. of students placed'),
      rupees('median', 'Median salary of placed graduates per annum (Amount in Rs.)'),
      text('medianInWords', 'Median salary of placed graduates (Amount in words)'),
      count('studies', 'No. of students selected for Higher Studies'),
    ],
  },
  'naac-placement': {
    formYear: 2023,
    columns: [
      { key: 'year', label: 'Year', as: 'year' },
      text('name', 'Name of student placed'),
      text('rollNumber', 'Roll number'),
      text('program', 'Program graduated from'),
      text('employer', 'Name of the employer'),
      text('contact', 'Contact details of the employer'),
      rupees('pay', 'Pay package at appointment (in INR per annum)'),
    ],
  },
  'naac-progression': {
    formYear: 2023,
    columns: [
      { key: 'year', label: 'Year', as: 'year' },
      text('name', 'Name of student enrolling into higher education'),
      text('rollNumber', 'Roll number'),
      text('program', 'Program graduated from'),
      text('institution', 'Name of institution joined'),
      text('joined', 'Name of programme admitted to'),
    ],
  },
  nba: {
    formYear: 2025,
    columns: [
      text('program', 'Program'),
      count('finalYear', 'Total no. of final year students (FS)'),
      count('placed', 'No. of students placed (X)'),
      count('studies', 'No. of students admitted to higher studies (Y)'),
      count('business', 'No. of students taking up entrepreneurship (Z)'),
      count('sum', 'X + Y + Z'),
      { key: 'index', label: 'Placement Index (P) = ((X + Y + Z) / FS) * 100', as: 'percent' },
    ],
  },
  iprs: {
    formYear: 2012,
    columns: [
      text('group', 'Group'),
      count('offers', 'Offers'),
      count('people', 'Students'),
      count('undivided', 'Pay not divided'),
      ...spread('fixed', 'Fixed yearly pay'),
      ...spread('guaranteed', 'All guaranteed cash'),
      ...spread('most', 'Maximum earning potential'),
    ],
  },
  'iprs-people': {
    formYear: 2012,
    columns: [
      ...whoAndWhat,
      rupees('fixed', 'Fixed yearly pay'),
      rupees('guaranteed', 'All guaranteed cash'),
      rupees('most', 'Maximum earning potential'),
    ],
  },
  'iprs-offers': {
    formYear: 2012,
    columns: [...whoAndWhat, rupees('most', 'Maximum earning potential'), text('state', 'What became of it')],
  },
  'iprs-participation': {
    formYear: 2012,
    columns: [text('line', 'What'), count('number', 'Number')],
  },
  'iprs-opted-out': {
    formYear: 2012,
    columns: [
      text('name', 'Name'),
      text('rollNumber', 'Roll number'),
      text('program', 'Program'),
      text('plan', 'Plan'),
      text('why', 'Why'),
    ],
  },
  programs: {
    formYear: 2026,
    columns: [
      text('program', 'Program'),
      count('students', 'Students'),
      count('placed', 'Placed'),
      rupees('median', 'Median pay'),
      rupees('medianBefore', 'Median pay of the year before'),
    ],
  },
  institutes: {
    formYear: 2026,
    columns: [
      text('institute', 'Institute'),
      count('students', 'Students'),
      count('placed', 'Placed'),
      count('studies', 'Higher studies'),
      count('business', 'Own business'),
      rupees('median', 'Median pay a year'),
    ],
  },
  'refusals-jobs': {
    formYear: 2026,
    columns: [text('title', 'Job'), text('employer', 'Employer'), ...refusals],
  },
  'refusals-companies': { formYear: 2026, columns: [text('employer', 'Employer'), ...refusals] },
  'refusals-institutes': { formYear: 2026, columns: [text('institute', 'Institute'), ...refusals] },
  'refusals-people': {
    formYear: 2026,
    columns: [
      text('name', 'Name'),
      text('rollNumber', 'Roll number'),
      text('program', 'Program'),
      text('title', 'Job'),
      text('employer', 'Employer'),
      text('reason', 'Reason'),
    ],
  },
};
