import type { cvAccentValues } from '@aarambh/api-client/enums';

/**
 * The colours of CVs, as they are printed and as forms show them. Each has a contrast of 7 to 1 on white or more (WCAG 2.2, 1.4.6), so
 * that none of them has to be refused or darkened.
 */
export const cvAccents: Readonly<Record<(typeof cvAccentValues)[number], string>> = {
  slate: '#334155',
  indigo: '#3730a3',
  teal: '#115e59',
  forest: '#14532d',
  maroon: '#7f1d1d',
  plum: '#701a75',
};
