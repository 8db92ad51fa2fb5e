import { inEach, localized, type LocalizedText } from '../../platform/index.ts';
import type { Degree } from '../tables/programs.ts';

const names = {
  SSC: localized('SSC', {}),
  HSC: localized('HSC', {}),
  DIPLOMA: localized('Diploma', {}),
  ENGINEERING: localized('Engineering', {}),
  GRADUATION: localized('Graduation', {}),
  'POST GRADUATION': localized('Post graduation', {}),
} satisfies Record<Degree, LocalizedText>;

/** What people call a degree. */
export const degreeName = (degree: Degree): LocalizedText => names[degree];

/** Several of them, with commas between them. */
export function degreeNames(degrees: readonly Degree[]): LocalizedText {
  return inEach((locale) => degrees.map((each) => names[each][locale]).join(', '));
}
