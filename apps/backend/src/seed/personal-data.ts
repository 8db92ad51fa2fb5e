import type { PersonalData } from '../database/index.ts';
import { seedMarks } from './tables.ts';

/** What of the marks of the first data is about people. */
export const seedData: readonly PersonalData[] = [
  { table: seedMarks, aboutNobody: 'It tells which first data was written.' },
];
