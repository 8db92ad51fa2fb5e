/** What a JSON Resume (jsonresume.org, version 1.0) and a person's own record both know. */
import type { Left } from './left.ts';

export interface Resume {
  name: string;
  headline: string | null;
  email: string | null;
  phone: string | null;
  summary: string | null;
  city: string | null;
  region: string | null;
  links: readonly { kind: string; url: string }[];
  /** Months are `YYYY-MM`; `to` is null while a post lasts. */
  work: readonly {
    company: string;
    position: string;
    city: string | null;
    from: string;
    to: string | null;
    highlights: readonly string[];
  }[];
  /** Years are `YYYY`; a stage that is over has no first one. */
  education: readonly {
    institution: string;
    study: string;
    from: string | null;
    to: string;
    score: string | null;
  }[];
  projects: readonly {
    title: string;
    role: string | null;
    from: string | null;
    to: string | null;
    url: string | null;
    skills: readonly string[];
    summary: string | null;
  }[];
  /** A day, `YYYY-MM-DD`. */
  certificates: readonly { name: string; issuer: string; date: string | null; url: string | null }[];
  awards: readonly { title: string; year: string | null; detail: string | null }[];
  skills: readonly { name: string; level: string | null }[];
  languages: readonly { language: string; fluency: string | null }[];
}

/** The document: only what says something. */
export function toJsonResume(resume: Resume): Record<string, unknown> {
  const { name, headline, email, phone, summary, city, region } = resume;
  const location = withoutEmpty({
    city,
    region,
    countryCode: city === null && region === null ? null : 'IN',
  });
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: withoutEmpty({
      name,
      label: headline,
      email,
      phone,
      summary,
      location: Object.keys(location).length === 0 ? null : location,
      profiles: resume.links.map(({ kind, url }) => ({ network: kind, url })),
    }),
    ...withoutEmpty({
      work: resume.work.map(({ company, position, city: place, from, to, highlights }) =>
        withoutEmpty({ name: company, position, location: place, startDate: from, endDate: to, highlights }),
      ),
      education: resume.education.map(({ institution, study, from, to, score }) =>
        withoutEmpty({ institution, studyType: study, startDate: from, endDate: to, score }),
      ),
      projects: resume.projects.map(({ title, role, from, to, url, skills, summary: text }) =>
        withoutEmpty({
          name: title,
          roles: role === null ? null : [role],
          startDate: from,
          endDate: to,
          url,
          keywords: skills,
          description: text,
        }),
      ),
      certificates: resume.certificates.map((each) => withoutEmpty(each)),
      awards: resume.awards.map(({ title, year, detail }) =>
        withoutEmpty({ title, date: year, summary: detail }),
      ),
      skills: resume.skills.map((each) => withoutEmpty(each)),
      languages: resume.languages.map((each) => withoutEmpty(each)),
    }),
  };
}

/** The properties that hold something. */
function withoutEmpty(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** Of the format and of each of its parts, what a record here has a place for. */
const known: Readonly<Record<string, readonly string[]>> = {
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
  basics: ['name', 'label', 'email', 'phone', 'summary', 'location', 'profiles'],
  location: ['city', 'region', 'countryCode'],
  profiles: ['network', 'url'],
  work: ['name', 'position', 'location', 'startDate', 'endDate', 'highlights'],
  education: ['institution', 'studyType', 'startDate', 'endDate', 'score'],
  projects: ['name', 'roles', 'startDate', 'endDate', 'url', 'keywords', 'description'],
  certificates: ['name', 'issuer', 'date', 'url'],
  awards: ['title', 'date', 'summary'],
  skills: ['name', 'level'],
  languages: ['language', 'fluency'],
};

/**
 * What a document says that a record can hold. Anybody may have written it: what has another shape is left out.
 * @returns with `left`, what was left out, once for each kind
 */
export function fromJsonResume(document: unknown): { resume: Resume; left: Left[] } {
  const left: Left[] = [];
  const leave = (title: string, reason: Left['reason']): void => {
    if (!left.some((each) => each.title === title)) left.push({ title, reason });
  };
  const leaveUnknown = (part: string, value: object): void => {
    for (const [name, each] of Object.entries(value)) {
      if (!known[part]?.includes(name) && !isNothing(each)) {
        leave(part === 'document' ? name : `${part}: ${name}`, 'noPlace');
      }
    }
  };
  const basics = objectAt(document, 'basics');
  const location = objectAt(basics, 'location');
  if (typeof document === 'object' && document !== null) leaveUnknown('document', document);
  leaveUnknown('basics', basics);
  leaveUnknown('location', location);
  /** Entries of a part; one without what it needs is left out, and so is a date that says less than is needed. */
  const each = <Value>(
    owner: unknown,
    name: string,
    read: (entry: unknown, dateOf: (date: string, length: 4 | 7 | 10) => string | null) => Value | null,
  ): Value[] =>
    listAt(owner, name).flatMap((entry, index) => {
      const title = `${name} ${index + 1}`;
      const value = read(entry, (date, length) => {
        const found = dateAt(entry, date, length);
        if (found === null && !isNothing(valueAt(entry, date))) leave(`${title}: ${date}`, 'incomplete');
        return found;
      });
      if (value === null) leave(title, 'incomplete');
      else if (typeof entry === 'object' && entry !== null) leaveUnknown(name, entry);
      return value === null ? [] : [value];
    });
  const resume: Resume = {
    name: textAt(basics, 'name') ?? '',
    headline: textAt(basics, 'label'),
    email: textAt(basics, 'email'),
    phone: textAt(basics, 'phone'),
    summary: textAt(basics, 'summary'),
    city: textAt(location, 'city'),
    region: textAt(location, 'region'),
    links: each(basics, 'profiles', (entry) => {
      const [kind, url] = [textAt(entry, 'network'), textAt(entry, 'url')];
      return kind === null || url === null ? null : { kind, url };
    }),
    work: each(document, 'work', (entry) => {
      const [company, position] = [textAt(entry, 'name'), textAt(entry, 'position')];
      const from = dateAt(entry, 'startDate', 7);
      const to = dateAt(entry, 'endDate', 7);
      // An end whose month is not said is no post that lasts.
      const isUnclear = to === null && !isNothing(valueAt(entry, 'endDate'));
      if (company === null || position === null || from === null || isUnclear) return null;
      return {
        company,
        position,
        city: textAt(entry, 'location'),
        from,
        to,
        highlights: textsAt(entry, 'highlights'),
      };
    }),
    education: each(document, 'education', (entry) => {
      const [institution, study] = [textAt(entry, 'institution'), textAt(entry, 'studyType')];
      const to = dateAt(entry, 'endDate', 4);
      if (institution === null || study === null || to === null) return null;
      return { institution, study, from: dateAt(entry, 'startDate', 4), to, score: textAt(entry, 'score') };
    }),
    projects: each(document, 'projects', (entry, dateOf) => {
      const title = textAt(entry, 'name');
      if (title === null) return null;
      return {
        title,
        role: textsAt(entry, 'roles')[0] ?? null,
        from: dateOf('startDate', 7),
        to: dateOf('endDate', 7),
        url: textAt(entry, 'url'),
        skills: textsAt(entry, 'keywords'),
        summary: textAt(entry, 'description'),
      };
    }),
    certificates: each(document, 'certificates', (entry, dateOf) => {
      const [name, issuer] = [textAt(entry, 'name'), textAt(entry, 'issuer')];
      if (name === null || issuer === null) return null;
      return { name, issuer, date: dateOf('date', 10), url: textAt(entry, 'url') };
    }),
    awards: each(document, 'awards', (entry, dateOf) => {
      const title = textAt(entry, 'title');
      if (title === null) return null;
      return { title, year: dateOf('date', 4), detail: textAt(entry, 'summary') };
    }),
    skills: each(document, 'skills', (entry) => {
      const name = textAt(entry, 'name');
      return name === null ? null : { name, level: textAt(entry, 'level') };
    }),
    languages: each(document, 'languages', (entry) => {
      const language = textAt(entry, 'language');
      return language === null ? null : { language, fluency: textAt(entry, 'fluency') };
    }),
  };
  return { resume, left };
}

/** Whether a value of the document says nothing. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0);

function valueAt(owner: unknown, name: string): unknown {
  return typeof owner === 'object' && owner !== null && Object.hasOwn(owner, name)
    ? Reflect.get(owner, name)
    : undefined;
}

function objectAt(owner: unknown, name: string): object {
  const value = valueAt(owner, name);
  return typeof value === 'object' && value !== null ? value : {};
}

function listAt(owner: unknown, name: string): readonly unknown[] {
  const value = valueAt(owner, name);
  return Array.isArray(value) ? value : [];
}

function textAt(owner: unknown, name: string): string | null {
  const value = valueAt(owner, name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function textsAt(owner: unknown, name: string): string[] {
  return listAt(owner, name).flatMap((value) =>
    typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [],
  );
}

/** The beginning of a date of ISO 8601: 4 characters are a year, 7 a month, 10 a day; null when it says less. */
function dateAt(owner: unknown, name: string, length: 4 | 7 | 10): string | null {
  const value = textAt(owner, name);
  if (value === null || !/^[12][0-9]{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$/.test(value))
    return null;
  return value.length < length ? null : value.slice(0, length);
}
