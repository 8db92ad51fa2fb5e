/** What stands at each place of a JSON Resume, and what of it has to be left out. */
import type { LocalizedText } from '../../platform/index.ts';
import { readDate, type DateLength } from './dates.ts';
import type { Left } from './left.ts';
import { firstAt, isNothing, isObject, joined, readLine, readTexts, valueAt } from './reading.ts';
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

/** A part that is a list of entries. */
export type Part = Exclude<keyof typeof known, 'document' | 'basics' | 'location'>;

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

/** Commas, semicolons, bars and lines stand between words of a list that was written as one text. */
export const betweenWords = /[,;|\n]/;

/** One entry of a part while it is read. */
export interface Entry {
  readonly entry: object;
  /** Leaves it out as a whole. */
  readonly leave: (reason: Left['reason']) => [];
  /** A date that the entry can do without. */
  readonly dateOf: (name: string, length: DateLength) => string | null;
}

/** Reads the places of one document. What has to be left out of it is added to `left`, in the order of reading. */
export interface DocumentReader {
  /** The object of this name; anything else that stands there is left out. */
  readonly objectAt: (owner: unknown, name: 'basics' | 'location') => object;
  /** A text of the basics; anything else that stands there is left out. */
  readonly textOf: (basics: object, name: string, read?: (value: unknown) => string | null) => string | null;
  /** What is read of the entries of a part that say something; one that is left out is named once, whatever else it says. */
  readonly entriesOf: <Value>(
    owner: unknown,
    part: Part,
    read: (entry: Entry) => readonly Value[],
  ) => Value[];
  /** Names what the record has no place for. */
  readonly leaveUnknown: (part: keyof typeof known, value: unknown) => void;
}

export function createReader(left: Left[]): DocumentReader {
  const objectAt: DocumentReader['objectAt'] = (owner, name) => {
    const value = valueAt(owner, name);
    if (isObject(value)) return value;
    if (!isNothing(value)) {
      const title = name === 'basics' ? partName(name) : fieldName('basics', name);
      left.push({ title, reason: 'unreadable' });
    }
    return {};
  };

  const textOf: DocumentReader['textOf'] = (basics, name, read = readLine) => {
    const value = valueAt(basics, name);
    const text = read(value);
    if (text === null && !isNothing(value)) {
      left.push({ title: fieldName('basics', name), reason: 'unreadable' });
    }
    return text;
  };

  const leaveUnknown: DocumentReader['leaveUnknown'] = (part, value) => {
    if (!isObject(value)) return;
    const places: readonly string[] = known[part];
    for (const [name, each] of Object.entries(value)) {
      if (places.includes(name) || isNothing(each)) continue;
      const title =
        part === 'document' ? partName(name) : fieldName(part === 'location' ? 'basics' : part, name);
      left.push({ title, reason: 'noPlace' });
    }
  };

  function readEntry<Value>(
    part: Part,
    { entry, title }: { entry: object; title: LocalizedText },
    read: (entry: Entry) => readonly Value[],
  ): readonly Value[] {
    const undated: Left[] = [];
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
          undated.push({ title: fieldOfEntry(title, name), reason: 'noDate' });
        }
        return found;
      },
    });
    if (isLeft) return [];
    leaveUnknown(part, entry);
    left.push(...undated, ...unreadable(part, entry, title));
    return values;
  }

  const entriesOf: DocumentReader['entriesOf'] = (owner, part, read) => {
    const all = listAt(owner, part);
    if (all === null) left.push({ title: partName(part), reason: 'unreadable' });
    if (all === null) return [];
    if (all.length > mostEntries) left.push({ title: partName(part), reason: 'tooMany' });
    return all.slice(0, mostEntries).flatMap((value, index) => {
      if (isNothing(value)) return [];
      const found = entryOf(part, value, index);
      if (found.entry === null) left.push({ title: found.title, reason: 'unreadable' });
      return found.entry === null ? [] : readEntry(part, { entry: found.entry, title: found.title }, read);
    });
  };

  return { objectAt, textOf, entriesOf, leaveUnknown };
}

/** An entry and what it is called: by its own words, else by its place. Null for what is no entry. */
function entryOf(part: Part, value: unknown, index: number): { entry: object | null; title: LocalizedText } {
  const text = oneText[part];
  const entry = text !== undefined && typeof value === 'string' ? { [text]: value } : value;
  const place = entryName(part, index);
  if (!isObject(entry)) return { entry: null, title: place };
  const words = joined(
    titles[part].map((names) => readLine(firstAt(entry, ...names))),
    ', ',
  );
  return { entry, title: words === null ? place : own(words) };
}

/** What of a known place is neither a text nor a list of texts. */
function unreadable(part: Part, entry: object, title: LocalizedText): Left[] {
  return known[part].flatMap((name) => {
    const value = valueAt(entry, name);
    const isRead = isNothing(value) || isText(value) || (name === 'location' && isObject(value));
    return isRead ? [] : [{ title: fieldOfEntry(title, name), reason: 'unreadable' }];
  });
}

/** The list of this name: one entry by itself, entries under names, and words with commas are lists too. Null for what is none. */
function listAt(owner: unknown, part: Part): readonly unknown[] | null {
  const value = valueAt(owner, part);
  if (Array.isArray(value)) return value;
  if (isNothing(value)) return [];
  if (isObject(value)) return listUnderNames(value, part);
  return typeof value === 'string' && oneText[part] !== undefined ? readTexts(value, betweenWords) : null;
}

function listUnderNames(value: object, part: Part): readonly unknown[] | null {
  const names: readonly string[] = known[part];
  if (Object.keys(value).some((name) => names.includes(name))) return [value];
  if (part === 'skills') {
    return Object.entries(value).map(([name, each]: [string, unknown]) =>
      isObject(each) ? { name, ...each } : { name, keywords: each },
    );
  }
  const entries: readonly unknown[] = Object.values(value);
  return entries.every((each) => isObject(each)) ? entries : null;
}

const isText = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every((each) => isNothing(each) || (!Array.isArray(each) && isText(each)))
    : typeof value === 'string' || typeof value === 'number';

/** A date of an entry, as far as it is said; null for what is none. */
export function dateAt(owner: unknown, name: string, length: DateLength): string | null {
  const text = readLine(valueAt(owner, name));
  return text === null ? null : readDate(text, length);
}
