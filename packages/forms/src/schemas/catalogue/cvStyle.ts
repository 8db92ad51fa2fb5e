/** What of the look of a CV is chosen for a template, and for a single CV. */
import { cvAccentValues } from '@aarambh/api-client/enums';
import { optionalChoice, optionalNumber } from '../../records/recordField.ts';

/** Points of the text. */
export const cvSizeField = (hint: 'cv size hint' | 'cv own size hint') =>
  optionalNumber({ label: 'cv size label', hint }, { min: 9, max: 12, decimals: 1 });

/** The colour of headings and lines: one that is dark enough for paper (`cvAccents`). */
export const cvAccentField = (hint?: 'cv own accent hint') =>
  optionalChoice(
    {
      label: 'cv accent label',
      ...(hint !== undefined && { hint }),
      options: [
        { value: 'slate', label: 'cv accent slate' },
        { value: 'indigo', label: 'cv accent indigo' },
        { value: 'teal', label: 'cv accent teal' },
        { value: 'forest', label: 'cv accent forest' },
        { value: 'maroon', label: 'cv accent maroon' },
        { value: 'plum', label: 'cv accent plum' },
      ],
    },
    cvAccentValues,
  );
