/** Fields that several catalogues ask for. */
import { degreeValues, stateCodeValues, type Locale } from '@aarambh/api-client/enums';
import { phoneNumberPattern, pincodePattern } from '@aarambh/api-client/patterns';
import {
  line,
  optionalParts,
  optionalText,
  requiredChoice,
  requiredText,
  translatedName,
} from '../../records/recordField.ts';
import { optionsOf } from '../../records/optionsOf.ts';
import { looseGroup } from '../../records/recordGroup.ts';
import type { MessageKey } from '../../messages/keys.ts';
import { limits } from '../../rules/index.ts';
import { matching } from '../../rules/rule.ts';
import { degreeKeys } from '../../words/valueKeys.ts';

/** Other names by which people look for a record. */
export const aliases = optionalParts(
  { label: 'aliases label', hint: 'aliases hint' },
  { maxEntries: limits.aliases.maxEntries, each: line({ max: limits.aliases.max }) },
);

const inLanguage = (label: MessageKey) => translatedName({ label }, limits.nameTranslation);

/** Stored beside the name, for people who read another language. */
export const nameTranslations = looseGroup({
  hi: inLanguage('hindi name label'),
  mr: inLanguage('marathi name label'),
} satisfies Record<Exclude<Locale, 'en'>, unknown>);

/** A state or union territory, by its code. */
export const stateCode = requiredChoice(
  { label: 'state of record label', errors: { required: 'state required', oneOf: 'state of record choice' } },
  stateCodeValues,
);

/** The city that something is in, by its name. */
export const cityName = requiredText(
  { label: 'city name label', errors: { required: 'city name required' } },
  line(limits.city),
);

/** A mobile number, or a landline with its area code and the leading 0. */
export const phone = optionalText(
  { label: 'record phone label', hint: 'record phone hint', inputMode: 'tel' },
  matching(phoneNumberPattern, 'phone'),
);

export const pincode = optionalText(
  { label: 'record pincode label', inputMode: 'numeric' },
  matching(pincodePattern, 'pincode'),
);

/** The degrees, to choose from. */
export const degreeOptions = optionsOf(degreeValues, degreeKeys);
