/** A person's own record as the parts of a JSON Resume, each entry with the id by which a profile chooses it. */
import type { Db } from '../../database/index.ts';
import type { CvRecord } from '../cv-templates/record.ts';
import { academicsOf } from '../profile/academics.ts';
import { experienceSection } from '../profile/experience.ts';
import { publicPersonalOf } from '../profile/personal.ts';
import type { Resume } from './resume.ts';

/** Which entries of a section are shown, in their order. */
export type Chosen = (key: keyof CvRecord['entries']) => readonly string[];

/** @param record in English, which is what levels are called in the format */
export async function resumeOf(
  db: Db,
  userId: string,
  record: CvRecord,
  { headline, summary, chosen }: { headline: string | null; summary: string | null; chosen: Chosen },
): Promise<Resume> {
  const posts = await experienceSection.find(db, userId);
  const { projects = [], certifications = [], achievements = [] } = (await academicsOf(db, userId)) ?? {};
  const personal = await publicPersonalOf(db, userId);
  const { entries, person } = record;
  /** The values of the chosen entries; the record has them in the same order as `entries`. */
  const pick = <Value>(key: keyof CvRecord['entries'], values: readonly Value[]): Value[] =>
    chosen(key).flatMap((id) => values.slice(...at(entries[key].findIndex((entry) => entry.id === id))));
  return {
    name: person.name,
    headline,
    email: person.email,
    phone: person.mobileNumber === null ? null : `+91${person.mobileNumber}`,
    summary,
    city: personal?.city ?? null,
    region: personal?.state ?? null,
    links: pick('links', personal?.links ?? []),
    work: pick('experience', posts).map((post) => ({
      company: post.companyName,
      position: post.designation,
      city: post.city,
      from: post.startMonth,
      to: post.endMonth,
      highlights: post.highlights,
    })),
    education: pick('education', entries.education).map(({ title, subtitle, period, result }) => {
      const years = period?.split(' – ') ?? [];
      return {
        institution: subtitle ?? '',
        study: title,
        from: years.length > 1 ? (years[0] ?? null) : null,
        to: years.at(-1) ?? '',
        score: result,
      };
    }),
    projects: pick('projects', projects).map((project) => ({
      title: project.title,
      role: project.role ?? null,
      from: project.from ?? null,
      to: project.to ?? null,
      url: project.url ?? null,
      skills: project.skills ?? [],
      summary: project.summary ?? null,
    })),
    certificates: pick('certifications', certifications).map(({ name, issuer, issuedOn, url }) => ({
      name,
      issuer,
      date: issuedOn ?? null,
      url: url ?? null,
    })),
    awards: pick('achievements', achievements).map(({ title, year, detail }) => ({
      title,
      year: year === undefined ? null : String(year),
      detail: detail ?? null,
    })),
    skills: pick('skills', entries.skills).map(({ title, result }) => ({ name: title, level: result })),
    languages: pick('languages', entries.languages).map(({ title, result }) => ({
      language: title,
      fluency: result,
    })),
  };
}

const at = (index: number): [number, number] => (index < 0 ? [0, 0] : [index, index + 1]);
