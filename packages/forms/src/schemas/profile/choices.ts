/** Closed sets of the profile (specification, section 3, and where it has none, ours), with the text of each value. */
import type { MessageKey } from '../../messages/keys.ts';

type Choice<Value> = { readonly value: Value; readonly label: MessageKey };

const choices = <const Value extends string>(labels: Readonly<Record<Value, MessageKey>>) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record are its values
  const values = Object.keys(labels) as Value[];
  const options: readonly Choice<Value>[] = values.map((value) => ({ value, label: labels[value] }));
  return { values, options };
};

export const genders = choices({
  Male: 'gender male',
  Female: 'gender female',
  Other: 'gender other',
  Undisclosed: 'gender undisclosed',
});
export const maritalStatuses = choices({ Married: 'marital married', Unmarried: 'marital unmarried' });
export const media = choices({ English: 'medium english', Other: 'medium other' });
export const degrees = choices({
  SSC: 'degree ssc',
  HSC: 'degree hsc',
  DIPLOMA: 'degree diploma',
  ENGINEERING: 'degree engineering',
  GRADUATION: 'degree graduation',
  'POST GRADUATION': 'degree post graduation',
});
export const scoreTypes = choices({ Percentage: 'score type percentage', CGPA: 'score type cgpa' });
export const skillLevels = choices({
  Beginner: 'skill level beginner',
  Intermediate: 'skill level intermediate',
  Advanced: 'skill level advanced',
  Expert: 'skill level expert',
});
export const languageLevels = choices({
  Basic: 'language level basic',
  Conversational: 'language level conversational',
  Fluent: 'language level fluent',
  Native: 'language level native',
});
export const relations = choices({
  Father: 'relation father',
  Mother: 'relation mother',
  Guardian: 'relation guardian',
});
export const employmentTypes = choices({
  'Full Time': 'employment full time',
  Internship: 'employment internship',
  Contract: 'employment contract',
  Apprenticeship: 'employment apprenticeship',
});
export const addressTypes = choices({ Permanent: 'address permanent', Current: 'address current' });
