/** What a record takes of an entry of each part of a JSON Resume. */
import { isLasting } from './dates.ts';
import { betweenWords, dateAt, type Entry } from './document-reader.ts';
import {
  firstAt,
  isNothing,
  isObject,
  joined,
  readAddress,
  readLine,
  readLines,
  readTexts,
  valueAt,
} from './reading.ts';
import type { Resume } from './resume.ts';

/** The entries of one kind that a record can hold. */
type Read<Kind extends keyof Resume> = Resume[Kind] extends readonly (infer One)[]
  ? (entry: Entry) => readonly One[]
  : never;

export const readProfile: Read<'links'> = ({ entry, leave }) => {
  const url = readAddress(valueAt(entry, 'url'));
  if (url === null) return leave('incomplete');
  return [{ kind: readLine(valueAt(entry, 'network')) ?? hostOf(url), url }];
};

export const readWork: Read<'work'> = ({ entry, leave }) => {
  const company = readLine(firstAt(entry, 'name', 'company'));
  const position = readLine(valueAt(entry, 'position'));
  if (company === null || position === null) return leave('incomplete');
  const from = dateAt(entry, 'startDate', 7);
  const to = dateAt(entry, 'endDate', 7);
  // An end whose month is not said is no post that lasts.
  if (from === null || (to === null && !lasts(entry))) return leave('noDate');
  const place = valueAt(entry, 'location');
  const city = readLine(isObject(place) ? valueAt(place, 'city') : place);
  const summary = readTexts(readLines(valueAt(entry, 'summary')), /\n/);
  const points = readTexts(valueAt(entry, 'highlights'), /\n/);
  return [{ company, position, city, from, to, highlights: [...summary, ...points] }];
};

export const readEducation: Read<'education'> = ({ entry, leave }) => {
  const institution = readLine(valueAt(entry, 'institution'));
  const study = joined([valueAt(entry, 'studyType'), valueAt(entry, 'area')].map(readLine), ' ');
  if (institution === null || study === null) return leave('incomplete');
  const [from, to] = [dateAt(entry, 'startDate', 4), dateAt(entry, 'endDate', 4)];
  return [{ institution, study, from, to, score: readLine(firstAt(entry, 'score', 'gpa')) }];
};

export const readProject: Read<'projects'> = ({ entry, leave, dateOf }) => {
  const title = readLine(valueAt(entry, 'name'));
  if (title === null) return leave('incomplete');
  const texts = [valueAt(entry, 'description'), valueAt(entry, 'highlights')].map(readLines);
  return [
    {
      title,
      role: readLine(valueAt(entry, 'roles')),
      from: dateOf('startDate', 7),
      to: lasts(entry) ? null : dateOf('endDate', 7),
      url: readAddress(firstAt(entry, 'url', 'website')),
      skills: readTexts(valueAt(entry, 'keywords'), betweenWords),
      summary: joined(texts, '\n'),
    },
  ];
};

export const readCertificate: Read<'certificates'> = ({ entry, leave, dateOf }) => {
  const [name, issuer] = [readLine(valueAt(entry, 'name')), readLine(valueAt(entry, 'issuer'))];
  if (name === null || issuer === null) return leave('incomplete');
  return [{ name, issuer, date: dateOf('date', 10), url: readAddress(valueAt(entry, 'url')) }];
};

export const readAward: Read<'awards'> = ({ entry, leave, dateOf }) => {
  const title = readLine(valueAt(entry, 'title'));
  if (title === null) return leave('incomplete');
  return [{ title, year: dateOf('date', 4), detail: readLines(valueAt(entry, 'summary')) }];
};

export const readSkill: Read<'skills'> = ({ entry, leave }) => {
  const level = readLine(valueAt(entry, 'level'));
  const names = [
    ...readTexts(valueAt(entry, 'name')),
    ...readTexts(valueAt(entry, 'keywords'), betweenWords),
  ];
  return names.length === 0 ? leave('incomplete') : names.map((name) => ({ name, level }));
};

export const readLanguage: Read<'languages'> = ({ entry, leave }) => {
  const fluency = readLine(valueAt(entry, 'fluency'));
  const names = readTexts(valueAt(entry, 'language'));
  return names.length === 0 ? leave('incomplete') : names.map((language) => ({ language, fluency }));
};

/** Whether an entry has no end, or says that it lasts. */
function lasts(entry: object): boolean {
  const value = valueAt(entry, 'endDate');
  return isNothing(value) || isLasting(readLine(value) ?? '');
}

const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
