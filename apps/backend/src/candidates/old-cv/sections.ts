/** The lines of a CV under the headings that people give them. */

import { spokenLanguage } from './spoken.ts';

export type SectionName =
  | 'summary'
  | 'education'
  | 'experience'
  | 'projects'
  | 'skills'
  | 'certifications'
  | 'achievements'
  | 'languages'
  | 'links'
  | 'other';

export interface Line {
  text: string;
  /** Whether it began with the mark of a point. */
  isPoint: boolean;
}

export interface CvText {
  /** Before the first heading: who it is. */
  head: readonly Line[];
  sections: Readonly<Record<SectionName, readonly Line[]>>;
}

/** What a CV has is far less; beyond it a text is no CV. */
const most = { lines: 1500, characters: 300 };

/** By what a section is known, in small letters and without marks. */
const headings: Readonly<Record<SectionName, readonly string[]>> = {
  summary: [
    'summary',
    'profile',
    'profile summary',
    'professional summary',
    'career summary',
    'about',
    'about me',
    'objective',
    'career objective',
    'सारांश',
    'उद्देश्य',
    'मेरे बारे में',
    'माझ्याबद्दल',
    'परिचय',
    'उद्दिष्ट',
  ],
  education: [
    'education',
    'educational qualification',
    'educational qualifications',
    'educational details',
    'education details',
    'education qualification',
    'academic qualification',
    'academic qualifications',
    'academic details',
    'academic background',
    'academic profile',
    'academic record',
    'academics',
    'qualification',
    'qualifications',
    'scholastics',
    'शिक्षा',
    'शैक्षिक योग्यता',
    'शैक्षणिक योग्यता',
    'शिक्षण',
    'शैक्षणिक पात्रता',
    'शैक्षणिक माहिती',
  ],
  experience: [
    'experience',
    'work experience',
    'professional experience',
    'employment',
    'employment history',
    'work history',
    'internship',
    'internships',
    'internship experience',
    'experience and internships',
    'internships and experience',
    'industrial training',
    'अनुभव',
    'कार्य अनुभव',
    'कामाचा अनुभव',
    'इंटर्नशिप',
  ],
  projects: [
    'projects',
    'project',
    'project work',
    'academic projects',
    'academic project',
    'personal projects',
    'key projects',
    'projects undertaken',
    'project details',
    'परियोजनाएँ',
    'परियोजनाएं',
    'प्रोजेक्ट',
    'प्रकल्प',
  ],
  skills: [
    'skills',
    'skill',
    'skill set',
    'skillset',
    'key skills',
    'technical skills',
    'technical skill',
    'professional skills',
    'core skills',
    'soft skills',
    'it skills',
    'computer skills',
    'core competencies',
    'technical proficiency',
    'skills and tools',
    'skills and technologies',
    'tools and technologies',
    'technologies',
    'कौशल',
    'तकनीकी कौशल',
    'कौशल्ये',
    'कौशल्य',
    'तांत्रिक कौशल्ये',
  ],
  certifications: [
    'certification',
    'certifications',
    'certificates',
    'certificate',
    'courses',
    'courses and certifications',
    'certifications and courses',
    'trainings and certifications',
    'प्रमाणपत्र',
    'प्रमाण पत्र',
    'प्रमाणपत्रे',
  ],
  achievements: [
    'achievements',
    'achievement',
    'awards',
    'awards and achievements',
    'achievements and awards',
    'honours',
    'honors',
    'honours and awards',
    'honors and awards',
    'accomplishments',
    'उपलब्धियाँ',
    'उपलब्धियां',
    'यश',
    'पुरस्कार',
  ],
  languages: [
    'languages',
    'language',
    'languages known',
    'language known',
    'known languages',
    'भाषाएँ',
    'भाषाएं',
    'भाषा',
    'अवगत भाषा',
  ],
  links: ['links', 'profiles', 'social links', 'online profiles', 'लिंक'],
  other: [
    'contact',
    'contact details',
    'contact information',
    'personal details',
    'personal information',
    'personal profile',
    'personal data',
    'hobbies',
    'hobbies and interests',
    'interests',
    'strengths',
    'references',
    'reference',
    'declaration',
    'volunteering',
    'volunteer experience',
    'extra curricular activities',
    'extracurricular activities',
    'co curricular activities',
    'positions of responsibility',
    'position of responsibility',
    'publications',
    'activities',
    'रुचियाँ',
    'रुचियां',
    'घोषणा',
    'संपर्क',
    'व्यक्तिगत विवरण',
    'व्यक्तिगत जानकारी',
    'वैयक्तिक माहिती',
    'वैयक्तिक तपशील',
    'छंद',
    'आवडी',
    'प्रतिज्ञा',
  ],
};

/** Headings that begin a section also with what they head on the same line; others, as `Technologies:`, are part of what is above. */
const inlineHeadings = new Set([
  'skills',
  'technical skills',
  'key skills',
  'soft skills',
  'computer skills',
  'languages',
  'languages known',
  'language known',
  'known languages',
  'hobbies',
  'interests',
  'strengths',
  'कौशल',
  'भाषाएँ',
  'कौशल्ये',
  'भाषा',
]);

const sectionOf: ReadonlyMap<string, SectionName> = new Map(
  sectionNames().flatMap((name) => headings[name].map((heading) => [heading, name] as const)),
);

/** Marks that begin a point: those of word processors, of LaTeX, and what is left of a font of symbols. */
const pointMark = /^(?:[•●▪■◦‣▸►➢➤❖✓✔·∙\uf0a7\uf0b7\uf0d8\uf076]|[-–—*o](?=\s))/u;

/** @param text with a line break where the page has one */
export function sectionsOf(text: string): CvText {
  const head: Line[] = [];
  const sections: Record<SectionName, Line[]> = {
    summary: [],
    education: [],
    experience: [],
    projects: [],
    skills: [],
    certifications: [],
    achievements: [],
    languages: [],
    links: [],
    other: [],
  };
  const lines = text
    .split(/\r\n|[\n\r\f]/)
    .slice(0, most.lines)
    .map((raw) => lineOf(raw))
    .filter((line) => line !== null);
  // Headings beside the text come with its first line.
  const isBeside = lines.filter((line) => sectionOf.has(plain(line.text))).length < 2;
  const name = lines[0]?.text ?? '';
  let into = head;
  for (const line of lines) {
    if (isNumberOfPage(line.text, name)) continue;
    const { name: section, rest } = (isBeside ? headingBeside(line.text) : undefined) ?? headingOf(line.text);
    // `Languages: C, Java` is a line of skills.
    const isOfSkills =
      into === sections.skills && section === 'languages' && rest !== '' && !namesLanguage(rest);
    if (section === undefined || isOfSkills) {
      into.push(line);
      continue;
    }
    into = sections[section];
    if (rest !== '') into.push({ text: rest, isPoint: false });
  }
  return { head, sections };
}

/** `Page 2 of 3`, or the name with it: what stands at the end of each page. */
const isNumberOfPage = (text: string, name: string): boolean =>
  /^(?:page )?\d{1,2} ?(?:\/|of) ?\d{1,2}$/i.test(
    name !== '' && text.startsWith(name) ? text.slice(name.length).trim() : text,
  );

/** A line without what nobody reads; null when nothing is left. */
export function lineOf(raw: string): Line | null {
  const text = raw
    .slice(0, most.characters)
    .normalize('NFC')
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const mark = pointMark.exec(text)?.[0] ?? '';
  const rest = text
    .slice(mark.length)
    .trim()
    .replace(/^\d{1,2}[.)]\s(?=\p{L})/u, '');
  return rest === '' ? null : { text: rest, isPoint: mark !== '' };
}

/** The parts of a line that a comma, a bar or a dash between words keeps apart. */
export const piecesOf = (text: string): string[] =>
  text
    .split(/[|,;•·▪\t]|\s[-–—]\s/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** A heading stands alone, or is followed by a colon and what it heads: `Languages: Hindi, English`. */
function headingOf(text: string): { name?: SectionName | undefined; rest: string } {
  const colon = text.indexOf(':');
  const name = sectionOf.get(plain(text));
  if (name !== undefined || colon === -1 || colon > 40) return { name, rest: '' };
  const heading = plain(text.slice(0, colon));
  return {
    name: inlineHeadings.has(heading) ? sectionOf.get(heading) : undefined,
    rest: text.slice(colon + 1).trim(),
  };
}

function headingBeside(text: string): ReturnType<typeof headingOf> | undefined {
  const words = text.split(' ', 4);
  for (const count of [3, 2, 1]) {
    const heading = words.slice(0, count).join(' ');
    const name =
      /^\p{Ll}/u.test(heading) || words.length <= count ? undefined : sectionOf.get(plain(heading));
    if (name !== undefined) return { name, rest: text.slice(heading.length).trim() };
  }
  return undefined;
}

const namesLanguage = (text: string): boolean =>
  text.split(/[\s,;/()|]+/u).some((word) => spokenLanguage(word) !== undefined);

/** In small letters, without numbers, marks and the spaces of `E D U C A T I O N`. */
function plain(text: string): string {
  if (text.length > 60) return '';
  const words = text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
    .split(' ');
  return words.length > 3 && words.every((word) => word.length === 1) ? words.join('') : words.join(' ');
}

function sectionNames(): readonly SectionName[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record that names each section
  return Object.keys(headings) as SectionName[];
}
