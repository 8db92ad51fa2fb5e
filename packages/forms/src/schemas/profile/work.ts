import {
  line,
  optionalLines,
  optionalNumber,
  requiredChoice,
  requiredRecord,
  requiredText,
  yesOrNo,
} from '../../records/recordField.ts';
import { optionalRupees } from '../../records/rupees.ts';
import { optionalWebAddress } from '../../records/webAddressField.ts';
import { limits, maxLength } from '../../rules/index.ts';
import { employmentTypes, languageLevels, skillLevels } from './choices.ts';
import { defineEntryForm } from './defineEntryForm.ts';
import { optionalLine, optionalMonth, requiredMonth, wholeRupees } from './fields.ts';

const { profileText } = limits;

/** A post that a candidate has or had. */
export const experienceEntry = defineEntryForm({
  id: 'experienceEntry',
  operation: 'saveExperience',
  fields: {
    companyName: requiredText({ label: 'employer label' }, line(limits.companyName)),
    designation: requiredText({ label: 'designation label' }, line(limits.designation)),
    employmentType: requiredChoice(
      { label: 'employment label', options: employmentTypes.options },
      employmentTypes.values,
    ),
    city: optionalLine({ label: 'city label' }, limits.city.max),
    startMonth: requiredMonth({ label: 'from label' }),
    isCurrent: yesOrNo({ label: 'current post label' }),
    endMonth: optionalMonth({ label: 'to label', errors: { order: 'end order' } }),
    ctcPaise: optionalRupees({ label: 'pay label', hint: 'private hint' }, wholeRupees),
    highlights: optionalLines(
      { label: 'highlights label', hint: 'highlights hint' },
      { maxEntries: 8, each: maxLength(200) },
    ),
    reasonForLeaving: optionalLine({ label: 'leaving label', hint: 'private hint' }, profileText.reason),
  },
  rules: [
    ['endMonth', 'required', ({ isCurrent, endMonth }) => isCurrent === true || Boolean(endMonth)],
    ['endMonth', 'order', ({ startMonth, endMonth }) => !startMonth || !endMonth || startMonth <= endMonth],
  ],
});

/** A skill of the catalogue. */
export const skillEntry = defineEntryForm({
  id: 'skillEntry',
  operation: 'saveCandidateSkills',
  fields: {
    skillID: requiredRecord({ label: 'skill label' }),
    proficiency: requiredChoice({ label: 'level label', options: skillLevels.options }, skillLevels.values),
    months: optionalNumber({ label: 'months label', hint: 'months hint' }, { min: 0, max: 600 }),
    lastUsedYear: optionalNumber({ label: 'last used label' }, { min: 1990, max: 2100 }),
    evidenceUrl: optionalWebAddress({ label: 'evidence label', hint: 'evidence hint' }),
  },
});

/** A language that a candidate knows. */
export const languageEntry = defineEntryForm({
  id: 'languageEntry',
  operation: 'saveLanguagesKnown',
  fields: {
    language: requiredText({ label: 'language label' }, line({ min: 2, max: 40 })),
    read: yesOrNo({ label: 'reads label' }),
    write: yesOrNo({ label: 'writes label' }),
    speak: {
      ...yesOrNo({ label: 'speaks label' }),
      field: {
        control: 'checkbox',
        label: 'speaks label',
        necessity: 'optional',
        errors: { required: 'language use' },
      },
    },
    proficiency: requiredChoice(
      { label: 'level label', options: languageLevels.options },
      languageLevels.values,
    ),
  },
  rules: [
    ['speak', 'required', ({ read, write, speak }) => read === true || write === true || speak === true],
  ],
});
