import { sentence, type Sentence } from '../../platform/index.ts';
import type { Degree } from './tables.ts';

const names = {
  SSC: sentence('SSC', {}),
  HSC: sentence('HSC', {}),
  DIPLOMA: sentence('Diploma', {}),
  ENGINEERING: sentence('Engineering', {}),
  GRADUATION: sentence('Graduation', {}),
  'POST GRADUATION': sentence('Post graduation', {}),
} satisfies Record<Degree, Sentence>;

/** What people call a degree. */
export const degreeName = (degree: Degree): Sentence => names[degree];

/** Several of them, with commas between them. */
export function degreeNames(degrees: readonly Degree[]): Sentence {
  const joined = (locale: keyof Sentence) => degrees.map((each) => names[each][locale]).join(', ');
  return { en: joined('en'), hi: joined('hi') };
}
