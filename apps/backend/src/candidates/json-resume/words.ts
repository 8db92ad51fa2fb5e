/** What the parts of a JSON Resume are called in words of a person. */
import { inEach, localized, type LocalizedText, type TranslatedText } from '../../platform/index.ts';
import { readLine, shortened } from './reading.ts';

type Names = Readonly<Record<string, TranslatedText>>;

const parts: Names = {
  basics: 'About you',
  work: 'Experience',
  education: 'Education',
  projects: 'Projects',
  certificates: 'Certificates',
  awards: 'Achievements',
  skills: 'Skills',
  languages: 'Languages',
  profiles: 'Links',
  volunteer: 'Volunteering',
  publications: 'Publications',
  interests: 'Interests',
  references: 'References',
};

const fields: Names = {
  name: 'name',
  label: 'headline',
  summary: 'summary',
  image: 'photo',
  picture: 'photo',
  email: 'e-mail',
  phone: 'mobile number',
  url: 'web address',
  website: 'web address',
  location: 'place',
  address: 'address',
  postalCode: 'PIN code',
  city: 'city',
  region: 'state',
  profiles: 'links',
  username: 'user name',
  network: 'network',
  company: 'company',
  position: 'position',
  startDate: 'start date',
  endDate: 'end date',
  date: 'date',
  releaseDate: 'date',
  highlights: 'points',
  description: 'description',
  keywords: 'key words',
  roles: 'role',
  role: 'role',
  entity: 'organisation',
  type: 'kind',
  area: 'subject',
  courses: 'courses',
  score: 'marks',
  gpa: 'marks',
  issuer: 'issuer',
  awarder: 'awarded by',
  level: 'level',
  fluency: 'level',
};

/** Longest name of an unknown part, or of an entry, that is repeated. */
const mostOfName = 120;

/** A part of the document; one that the format has not, as the document calls it. */
export const partName = (part: string): LocalizedText => nameIn(parts, part);

/** A property within a part: `Experience: web address`. */
export function fieldName(part: string, field: string): LocalizedText {
  return within(partName(part), nameIn(fields, field));
}

/** An entry by its place, which has no words of its own: `Experience 2`. */
export const entryName = (part: string, index: number): LocalizedText =>
  inEach((locale) => `${partName(part)[locale]} ${index + 1}`);

/** A property of an entry: `Bus tracker: start date`. */
export const fieldOfEntry = (entry: LocalizedText, field: string): LocalizedText =>
  within(entry, nameIn(fields, field));

/** The words of the document itself, which have no translation. */
export function own(text: string): LocalizedText {
  const name = shortened(readLine(text) ?? '?', mostOfName);
  return inEach(() => name);
}

const within = (whole: LocalizedText, part: LocalizedText): LocalizedText =>
  inEach((locale) => `${whole[locale]}: ${part[locale]}`);

function nameIn(names: Names, name: string): LocalizedText {
  const known = Object.hasOwn(names, name) ? names[name] : undefined;
  return known === undefined ? own(name) : localized(known, {});
}
