/** A person's own record as the parts of a JSON Resume, each entry with the id by which a profile chooses it. */
import type { Db } from '../../database/index.ts';
import type { CvRecord } from '../cv-templates/record.ts';
import { academicsOf } from '../profile/academics.ts';
import { experienceSection } from '../profile/experience.ts';
import { publicPersonalOf } from '../profile/personal.ts';
import type { Resume } from './resume.ts';

/** Which entries of a section are shown, in their order. */
export type Chosen = (key: keyof CvRecord['entries']) => readonly string[];

/** What a profile says of an entry in its own words, a line each point; undefined where it says what the record does. */
export type OwnWords = (key: keyof CvRecord['entries'], id: string) => string | undefined;

/** @param record in English, which is what levels are called in the format */
export async function resumeOf(
  db: Db,
  userID: string,
  record: CvRecord,
  {
    headline,
    summary,
    chosen,
    ownWords,
  }: { headline: string | null; summary: string | null; chosen: Chosen; ownWords: OwnWords },
): Promise<Resume> {
  const posts = await experienceSection.find(db, userID);
  const { projects = [], certifications = [], achievements = [] } = (await academicsOf(db, userID)) ?? {};
  const personal = await publicPersonalOf(db, userID);
  const { entries, person } = record;
  /** The values of the chosen entries; the record has them in the same order as `entries`. */
  const pick = <Value, As = Value>(
    key: keyof CvRecord['entries'],
    values: readonly Value[],
    as: (value: Value, words: string | undefined) => As,
  ): As[] =>
    chosen(key).flatMap((id) =>
      values
        .slice(...at(entries[key].findIndex((entry) => entry.id === id)))
        .map((value) => as(value, ownWords(key, id))),
    );
  return {
    name: person.name,
    headline,
    email: person.email,
    phone: person.mobileNumber === null ? null : `+91${person.mobileNumber}`,
    summary,
    city: personal?.city ?? null,
    region: personal?.state ?? null,
    links: pick('links', personal?.links ?? [], (link) => link),
    work: pick('experience', posts, (post, words) => ({
      company: post.companyName,
      position: post.designation,
      city: post.city,
      from: post.startMonth,
      to: post.endMonth,
      highlights: words?.split('\n') ?? post.highlights,
    })),
    education: pick('education', entries.education, ({ title, subtitle, period, result }) => {
      const years = period?.split(' – ') ?? [];
      return {
        institution: subtitle ?? '',
        study: title,
        from: years.length > 1 ? (years[0] ?? null) : null,
        to: years.at(-1) ?? null,
        score: result,
      };
    }),
    projects: pick('projects', projects, (project, words) => ({
      title: project.title,
      role: project.role ?? null,
      from: project.from ?? null,
      to: project.to ?? null,
      url: project.url ?? null,
      skills: project.skills ?? [],
      summary: words ?? project.summary ?? null,
    })),
    certificates: pick('certifications', certifications, ({ name, issuer, issuedOn, url }) => ({
      name,
      issuer,
      date: issuedOn ?? null,
      url: url ?? null,
    })),
    awards: pick('achievements', achievements, ({ title, year, detail }, words) => ({
      title,
      year: year === undefined ? null : String(year),
      detail: words ?? detail ?? null,
    })),
    skills: pick('skills', entries.skills, ({ title, result }) => ({ name: title, level: result })),
    languages: pick('languages', entries.languages, ({ title, result }) => ({
      language: title,
      fluency: result,
    })),
  };
}

const at = (index: number): [number, number] => (index < 0 ? [0, 0] : [index, index + 1]);
