/** Fields that several catalogues ask for. */
import { hindiName, line, optionalParts, requiredChoice } from '../../records/recordField.ts';
import { stateCodes } from '../../reference/states.ts';
import { limits } from '../../rules/index.ts';

/** Other names by which people look for a record. */
export const aliases = optionalParts(
  { label: 'aliases label', hint: 'aliases hint' },
  { most: limits.aliases.most, each: line({ max: limits.aliases.max }) },
);

/** Stored beside the name, for people who read Hindi. */
export const nameTranslations = hindiName({ label: 'hindi name label' }, limits.nameTranslation);

/** A state or union territory, by its code. */
export const stateCode = requiredChoice(
  { label: 'state of record label', errors: { required: 'state required', oneOf: 'state of record choice' } },
  stateCodes,
);
