/** What the parts of a JSON Resume are called in words of a person. */
import { inEach, type LocalizedText } from '../../platform/index.ts';
import { readLine, shortened } from './reading.ts';

type Names = Readonly<Record<string, LocalizedText>>;

const both = (en: string, hi: string): LocalizedText => ({ en, hi });

const parts: Names = {
  basics: both('About you', 'आपके बारे में'),
  work: both('Experience', 'अनुभव'),
  education: both('Education', 'शिक्षा'),
  projects: both('Projects', 'परियोजनाएँ'),
  certificates: both('Certificates', 'प्रमाणपत्र'),
  awards: both('Achievements', 'उपलब्धियाँ'),
  skills: both('Skills', 'कौशल'),
  languages: both('Languages', 'भाषाएँ'),
  profiles: both('Links', 'लिंक'),
  volunteer: both('Volunteering', 'स्वयंसेवा'),
  publications: both('Publications', 'प्रकाशन'),
  interests: both('Interests', 'रुचियाँ'),
  references: both('References', 'संदर्भ'),
};

const fields: Names = {
  name: both('name', 'नाम'),
  label: both('headline', 'शीर्षक'),
  summary: both('summary', 'सारांश'),
  image: both('photo', 'फ़ोटो'),
  picture: both('photo', 'फ़ोटो'),
  email: both('e-mail', 'ई-मेल'),
  phone: both('mobile number', 'मोबाइल नंबर'),
  url: both('web address', 'वेब पता'),
  website: both('web address', 'वेब पता'),
  location: both('place', 'स्थान'),
  address: both('address', 'पता'),
  postalCode: both('PIN code', 'पिन कोड'),
  city: both('city', 'शहर'),
  region: both('state', 'राज्य'),
  profiles: both('links', 'लिंक'),
  username: both('user name', 'यूज़र नाम'),
  network: both('network', 'नेटवर्क'),
  company: both('company', 'कंपनी'),
  position: both('position', 'पद'),
  startDate: both('start date', 'शुरू होने की तारीख'),
  endDate: both('end date', 'समाप्त होने की तारीख'),
  date: both('date', 'तारीख'),
  releaseDate: both('date', 'तारीख'),
  highlights: both('points', 'बिंदु'),
  description: both('description', 'विवरण'),
  keywords: both('key words', 'मुख्य शब्द'),
  roles: both('role', 'भूमिका'),
  role: both('role', 'भूमिका'),
  entity: both('organisation', 'संगठन'),
  type: both('kind', 'प्रकार'),
  area: both('subject', 'विषय'),
  courses: both('courses', 'पाठ्यक्रम'),
  score: both('marks', 'अंक'),
  gpa: both('marks', 'अंक'),
  issuer: both('issuer', 'जारीकर्ता'),
  awarder: both('awarded by', 'किसने दिया'),
  level: both('level', 'स्तर'),
  fluency: both('level', 'स्तर'),
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
  return both(name, name);
}

const within = (whole: LocalizedText, part: LocalizedText): LocalizedText =>
  inEach((locale) => `${whole[locale]}: ${part[locale]}`);

const nameIn = (names: Names, name: string): LocalizedText =>
  (Object.hasOwn(names, name) ? names[name] : undefined) ?? own(name);
