/** Reading a JSON Resume: of version 1.0, of the versions before it, and as people and other services write it. */
import type { LocalizedText } from '../../platform/index.ts';
import { isLasting, readDate, type DateLength } from './dates.ts';
import { onceEach, type Left } from './left.ts';
import {
  firstAt,
  isNothing,
  isObject,
  readAddress,
  readLine,
  readLines,
  readTexts,
  valueAt,
} from './reading.ts';
import type { Resume } from './resume.ts';
import { entryName, fieldName, fieldOfEntry, own, partName } from './words.ts';

/** Entries of a part that are looked at. A record holds 40 of a kind at most. */
const mostEntries = 200;

/** Of the format and of each of its parts, what a record here has a place for; older names of it too. */
const known = {
  document: [
    '$schema',
    'meta',
    'basics',
    'work',
    'education',
    'projects',
    'certificates',
    'awards',
    'skills',
    'languages',
  ],
  basics: ['name', 'label', 'email', 'phone', 'summary', 'location', 'profiles', 'url', 'website'],
  location: ['city', 'region', 'countryCode'],
  profiles: ['network', 'url', 'username'],
  work: ['name', 'company', 'position', 'location', 'startDate', 'endDate', 'summary', 'highlights'],
  education: ['institution', 'studyType', 'area', 'startDate', 'endDate', 'score', 'gpa'],
  projects: [
    'name',
    'roles',
    'startDate',
    'endDate',
    'url',
    'website',
    'keywords',
    'description',
    'highlights',
  ],
  certificates: ['name', 'issuer', 'date', 'url'],
  awards: ['title', 'date', 'summary'],
  skills: ['name', 'level', 'keywords'],
  languages: ['language', 'fluency'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Part = Exclude<keyof typeof known, 'document' | 'basics' | 'location'>;

/** By what an entry is known to who wrote it. */
const titles: Readonly<Record<Part, readonly (readonly string[])[]>> = {
  profiles: [['network', 'url']],
  work: [['position'], ['name', 'company']],
  education: [['studyType', 'area'], ['institution']],
  projects: [['name']],
  certificates: [['name', 'issuer']],
  awards: [['title']],
  skills: [['name', 'keywords', 'level']],
  languages: [['language', 'fluency']],
};

/** What a text that stands where an entry is due says of it. */
const oneText: Readonly<Partial<Record<Part, string>>> = { skills: 'name', languages: 'language' };

const betweenWords = /[,;|\n]/;

/**
 * What a document says that a record can hold. Anybody may have written it: what is wrong with one entry costs that entry alone.
 * @returns with `left`, what was left out, each thing once
 */
export function fromJsonResume(document: unknown): { resume: Resume; left: Left[] } {
  const left: Left[] = [];
  const basics = objectAt(document, 'basics');
  const location = objectAt(basics, 'location');
  leaveUnknown('document', document);
  leaveUnknown('basics', basics);
  leaveUnknown('location', location);

  const resume: Resume = {
    name: textOf('name') ?? '',
    headline: textOf('label'),
    email: textOf('email'),
    phone: textOf('phone'),
    summary: textOf('summary', readLines),
    city: readLine(valueAt(location, 'city')),
    region: readLine(valueAt(location, 'region')),
    links: [
      ...websiteOf(),
      ...entriesOf(basics, 'profiles', ({ entry, leave }) => {
        const url = readAddress(valueAt(entry, 'url'));
        if (url === null) return leave('incomplete');
        return [{ kind: readLine(valueAt(entry, 'network')) ?? hostOf(url), url }];
      }),
    ],
    work: entriesOf(document, 'work', ({ entry, leave }) => {
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
    }),
    education: entriesOf(document, 'education', ({ entry, leave }) => {
      const institution = readLine(valueAt(entry, 'institution'));
      const study = joined([valueAt(entry, 'studyType'), valueAt(entry, 'area')].map(readLine), ' ');
      if (institution === null || study === null) return leave('incomplete');
      const [from, to] = [dateAt(entry, 'startDate', 4), dateAt(entry, 'endDate', 4)];
      return [{ institution, study, from, to, score: readLine(firstAt(entry, 'score', 'gpa')) }];
    }),
    projects: entriesOf(document, 'projects', ({ entry, leave, dateOf }) => {
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
    }),
    certificates: entriesOf(document, 'certificates', ({ entry, leave, dateOf }) => {
      const [name, issuer] = [readLine(valueAt(entry, 'name')), readLine(valueAt(entry, 'issuer'))];
      if (name === null || issuer === null) return leave('incomplete');
      return [{ name, issuer, date: dateOf('date', 10), url: readAddress(valueAt(entry, 'url')) }];
    }),
    awards: entriesOf(document, 'awards', ({ entry, leave, dateOf }) => {
      const title = readLine(valueAt(entry, 'title'));
      if (title === null) return leave('incomplete');
      return [{ title, year: dateOf('date', 4), detail: readLines(valueAt(entry, 'summary')) }];
    }),
    skills: entriesOf(document, 'skills', ({ entry, leave }) => {
      const level = readLine(valueAt(entry, 'level'));
      const names = [
        ...readTexts(valueAt(entry, 'name')),
        ...readTexts(valueAt(entry, 'keywords'), betweenWords),
      ];
      return names.length === 0 ? leave('incomplete') : names.map((name) => ({ name, level }));
    }),
    languages: entriesOf(document, 'languages', ({ entry, leave }) => {
      const fluency = readLine(valueAt(entry, 'fluency'));
      const names = readTexts(valueAt(entry, 'language'));
      return names.length === 0 ? leave('incomplete') : names.map((language) => ({ language, fluency }));
    }),
  };
  return { resume, left: onceEach(left) };

  function leaveUnknown(part: keyof typeof known, value: unknown): void {
    if (!isObject(value)) return;
    const places: readonly string[] = known[part];
    for (const [name, each] of Object.entries(value)) {
      if (places.includes(name) || isNothing(each)) continue;
      const title =
        part === 'document' ? partName(name) : fieldName(part === 'location' ? 'basics' : part, name);
      left.push({ title, reason: 'noPlace' });
    }
  }

  /** The object of this name; anything else that stands there is left out. */
  function objectAt(owner: unknown, name: 'basics' | 'location'): object {
    const value = valueAt(owner, name);
    if (isObject(value)) return value;
    if (!isNothing(value)) {
      const title = name === 'basics' ? partName(name) : fieldName('basics', name);
      left.push({ title, reason: 'unreadable' });
    }
    return {};
  }

  /** A text of the basics; anything else that stands there is left out. */
  function textOf(name: string, read: (value: unknown) => string | null = readLine): string | null {
    const value = valueAt(basics, name);
    const text = read(value);
    if (text === null && !isNothing(value))
      left.push({ title: fieldName('basics', name), reason: 'unreadable' });
    return text;
  }

  function websiteOf(): Resume['links'] {
    const url = readAddress(firstAt(basics, 'url', 'website'));
    return url === null ? [] : [{ kind: 'Website', url }];
  }

  /** What is read of the entries of a part that say something; one that is left out is named once, whatever else it says. */
  function entriesOf<Value>(owner: unknown, part: Part, read: (entry: Entry) => readonly Value[]): Value[] {
    const all = listAt(owner, part);
    if (all.length > mostEntries) left.push({ title: partName(part), reason: 'tooMany' });
    return all.slice(0, mostEntries).flatMap((value, index) => {
      if (isNothing(value)) return [];
      const text = oneText[part];
      const entry = text !== undefined && typeof value === 'string' ? { [text]: value } : value;
      const place = entryName(part, index);
      if (!isObject(entry)) {
        left.push({ title: place, reason: 'unreadable' });
        return [];
      }
      const words = joined(
        titles[part].map((names) => readLine(firstAt(entry, ...names))),
        ', ',
      );
      const title = words === null ? place : own(words);
      const parts: Left[] = [];
      let isLeft = false;
      const values = read({
        entry,
        leave: (reason) => {
          isLeft = true;
          left.push({ title, reason });
          return [];
        },
        dateOf: (name, length) => {
          const found = dateAt(entry, name, length);
          if (found === null && !isNothing(valueAt(entry, name))) {
            parts.push({ title: fieldOfEntry(title, name), reason: 'noDate' });
          }
          return found;
        },
      });
      if (isLeft) return [];
      leaveUnknown(part, entry);
      left.push(...parts, ...unreadable(part, entry, title));
      return values;
    });
  }

  /** What of a known place is neither a text nor a list of texts. */
  function unreadable(part: Part, entry: object, title: LocalizedText): Left[] {
    return known[part].flatMap((name) => {
      const value = valueAt(entry, name);
      const isRead = isNothing(value) || isText(value) || (name === 'location' && isObject(value));
      return isRead ? [] : [{ title: fieldOfEntry(title, name), reason: 'unreadable' }];
    });
  }

  /** The list of this name. One entry by itself, entries under names, and words with commas are lists too. */
  function listAt(owner: unknown, part: Part): readonly unknown[] {
    const value = valueAt(owner, part);
    if (Array.isArray(value)) return value;
    if (isNothing(value)) return [];
    const names: readonly string[] = known[part];
    if (isObject(value)) {
      if (Object.keys(value).some((name) => names.includes(name))) return [value];
      if (part === 'skills') {
        return Object.entries(value).map(([name, each]: [string, unknown]) =>
          isObject(each) ? { name, ...each } : { name, keywords: each },
        );
      }
      const entries: readonly unknown[] = Object.values(value);
      if (entries.every((each) => isObject(each))) return entries;
    }
    if (typeof value === 'string' && oneText[part] !== undefined) return readTexts(value, betweenWords);
    left.push({ title: partName(part), reason: 'unreadable' });
    return [];
  }
}

interface Entry {
  entry: object;
  /** Leaves it out as a whole. */
  leave: (reason: Left['reason']) => [];
  /** A date that the entry can do without. */
  dateOf: (name: string, length: DateLength) => string | null;
}

const isText = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every((each) => isNothing(each) || (!Array.isArray(each) && isText(each)))
    : typeof value === 'string' || typeof value === 'number';

/** The texts that there are; null where there are none. */
const joined = (texts: readonly (string | null)[], separator: string): string | null =>
  texts.filter((text) => text !== null).join(separator) || null;

function dateAt(owner: unknown, name: string, length: DateLength): string | null {
  const text = readLine(valueAt(owner, name));
  return text === null ? null : readDate(text, length);
}

/** Whether an entry has no end, or says that it lasts. */
function lasts(entry: unknown): boolean {
  const value = valueAt(entry, 'endDate');
  return isNothing(value) || isLasting(readLine(value) ?? '');
}

const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
