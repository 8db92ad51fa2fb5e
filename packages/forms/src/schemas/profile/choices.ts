/** Closed sets of the profile (specification, section 3, and where it has none, ours), with the text of each value. */
import type {
  AddressType,
  Degree,
  EmploymentType,
  Gender,
  LanguageProficiency,
  MaritalStatus,
  Medium,
  ParentRelation,
  ScoreType,
  SkillProficiency,
} from '@aarambh/api-client/enums';
import type { MessageKey } from '../../messages/keys.ts';

type Choice<Value> = { readonly value: Value; readonly label: MessageKey };

const choices = <Value extends string>(labels: Readonly<Record<Value, MessageKey>>) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record are its values
  const values = Object.keys(labels) as Value[];
  const options: readonly Choice<Value>[] = values.map((value) => ({ value, label: labels[value] }));
  return { values, options };
};

/** Genders that somebody can name, or keep to themselves. */
export const genders = choices<Gender>({
  Male: 'gender male',
  Female: 'gender female',
  Other: 'gender other',
  Undisclosed: 'gender undisclosed',
});
/** Marital statuses of a profile. */
export const maritalStatuses = choices<MaritalStatus>({
  Married: 'marital married',
  Unmarried: 'marital unmarried',
});
/** Languages of instruction. */
export const media = choices<Medium>({ English: 'medium english', Other: 'medium other' });
/** Levels of education, from school upwards. */
export const degrees = choices<Degree>({
  SSC: 'degree ssc',
  HSC: 'degree hsc',
  DIPLOMA: 'degree diploma',
  ENGINEERING: 'degree engineering',
  GRADUATION: 'degree graduation',
  'POST GRADUATION': 'degree post graduation',
});
/** What a result is given in. */
export const scoreTypes = choices<ScoreType>({
  Percentage: 'score type percentage',
  CGPA: 'score type cgpa',
});
/** How well somebody knows a skill. */
export const skillLevels = choices<SkillProficiency>({
  Beginner: 'skill level beginner',
  Intermediate: 'skill level intermediate',
  Advanced: 'skill level advanced',
  Expert: 'skill level expert',
});
/** How well somebody knows a language. */
export const languageLevels = choices<LanguageProficiency>({
  Basic: 'language level basic',
  Conversational: 'language level conversational',
  Fluent: 'language level fluent',
  Native: 'language level native',
});
/** Who a parent or guardian is to the candidate. */
export const relations = choices<ParentRelation>({
  Father: 'relation father',
  Mother: 'relation mother',
  Guardian: 'relation guardian',
});
/** Kinds of employment in an experience. */
export const employmentTypes = choices<EmploymentType>({
  'Full Time': 'employment full time',
  Internship: 'employment internship',
  Contract: 'employment contract',
  Apprenticeship: 'employment apprenticeship',
});
/** Kinds of address. */
export const addressTypes = choices<AddressType>({
  Permanent: 'address permanent',
  Current: 'address current',
});
