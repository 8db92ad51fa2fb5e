/** What of the look of a CV is chosen for a template, and for a single CV. */
import { cvAccentValues } from '@aarambh/api-client/enums';
import { cvAccents } from '../../cv/cvAccents.ts';
import { optionalChoice, optionalNumber } from '../../records/recordField.ts';

/** Points of the text. */
export const cvSizeField = (hint: 'cv size hint' | 'cv own size hint') =>
  optionalNumber({ label: 'cv size label', hint }, { min: 9, max: 12, decimals: 1 });

/**
 * The colour of headings and lines: one that is dark enough for paper (`cvAccents`).
 * @param none what it says to choose none
 */
export function cvAccentField(none: 'cv accent usual' | 'cv own accent none') {
  const field = optionalChoice(
    {
      label: 'cv accent label',
      options: [
        { value: '', label: none },
        ...cvAccentValues.map((value) => ({
          value,
          label: `cv accent ${value}` as const,
          color: cvAccents[value],
        })),
      ],
    },
    cvAccentValues,
  );
  return { ...field, field: { ...field.field, control: 'radioGroup' as const } };
}
