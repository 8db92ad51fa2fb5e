/** What a person's own record has for each section of a CV. */
import { personName } from '@aarambh/forms';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { degreeName, programName, programs } from '../../catalogue/index.ts';
import { users } from '../../identity/index.ts';
import { institutes } from '../../organisations/index.ts';
import { inLanguage, notFound, type Locale } from '../../platform/index.ts';
import { academicsOf } from '../profile/academics.ts';
import { educationSection } from '../profile/education.ts';
import { experienceSection } from '../profile/experience.ts';
import { languagesSection } from '../profile/languages.ts';
import { publicPersonalOf } from '../profile/personal.ts';
import { skillsOf } from '../profile/skills.ts';
import { currentDegrees, type educationStages, type experiences } from '../tables/profile.ts';
import type { CvEntry, CvPerson, CvSectionKey } from './document.ts';
import { levelIn, markIn, monthIn, monthsIn } from './words.ts';

/** Whose record it is, what it has for each section, and what the person says about themself in general. */
export interface CvRecord {
  person: Omit<CvPerson, 'headline'>;
  headline: string | null;
  summary: string | null;
  entries: Readonly<Record<CvSectionKey, readonly CvEntry[]>>;
}

const nothing = {
  subtitle: null,
  period: null,
  result: null,
  points: [],
  details: null,
  url: null,
  isVerified: false,
} as const;

/** The record of a candidate, in words of a language. Nothing of it is anybody's but the candidate's to show. */
export async function readCvRecord(db: Db, userID: string, language: Locale): Promise<CvRecord> {
  const [user] = await db.select().from(users).where(eq(users.id, userID));
  if (!user) throw notFound();
  const { projects = [], certifications = [], achievements = [] } = (await academicsOf(db, userID)) ?? {};
  const personal = await publicPersonalOf(db, userID);
  const links = personal?.links ?? [];
  const education = await educationSection.find(db, userID);
  const experience = await experienceSection.find(db, userID);
  const languages = await languagesSection.find(db, userID);
  const skills = await skillsOf(db, userID);
  return {
    person: {
      name: personName(user),
      email: user.email,
      mobileNumber: user.mobileNumber,
      city: [personal?.city, personal?.state].filter(Boolean).join(', ') || null,
    },
    headline: personal?.headline ?? null,
    summary: personal?.summary ?? null,
    entries: {
      summary: [],
      education: [
        ...(await currentEntries(db, userID, language)),
        ...education
          .toSorted((a, b) => b.passingYear - a.passingYear)
          .map((stage) => stageEntry(stage, language)),
      ],
      experience: experience.map((post) => experienceEntry(post, language)),
      projects: projects.map((project) => ({
        ...nothing,
        id: project.id,
        title: project.title,
        subtitle: project.role ?? null,
        period:
          project.from === undefined
            ? null
            : project.to === undefined
              ? monthIn(project.from, language)
              : monthsIn(project.from, project.to, language),
        points: linesOf(project.summary),
        details: project.skills?.join(', ') || null,
        url: project.url ?? null,
      })),
      skills: skills.map((skill) => ({
        ...nothing,
        id: skill.id,
        title: skill.skillName,
        result: levelIn(skill.proficiency, language),
        isVerified: skill.checkedAt !== null && skill.checkedAt !== undefined,
      })),
      certifications: certifications.map((each) => ({
        ...nothing,
        id: each.id,
        title: each.name,
        subtitle: each.issuer,
        period: each.issuedOn === undefined ? null : monthIn(each.issuedOn, language),
        details: each.credentialID ?? null,
        url: each.url ?? null,
      })),
      achievements: achievements.map((each) => ({
        ...nothing,
        id: each.id,
        title: each.title,
        period: each.year === undefined ? null : String(each.year),
        points: linesOf(each.detail),
      })),
      languages: languages.map((each) => ({
        ...nothing,
        id: each.id,
        title: each.language,
        result: levelIn(each.proficiency, language),
      })),
      links: links.map((each) => ({
        ...nothing,
        id: each.id,
        title: each.kind,
        url: each.url,
      })),
    },
  };
}

/** Stands for what one studies now, of which there is one. */
const currentDegreeID = 'current-degree';

/** What one studies now, if anything. */
async function currentEntries(db: Db, userID: string, language: Locale): Promise<CvEntry[]> {
  const rows = await db
    .select({ degree: currentDegrees, program: programName, institute: institutes.name })
    .from(currentDegrees)
    .innerJoin(programs, eq(programs.id, currentDegrees.programID))
    .innerJoin(institutes, eq(institutes.id, currentDegrees.instituteID))
    .where(eq(currentDegrees.userID, userID));
  return rows.map(({ degree, program, institute }) => ({
    ...nothing,
    id: currentDegreeID,
    title: program,
    subtitle: institute,
    period: `${degree.admissionYear} – ${degree.passingYear}`,
    result: markOf(degree, language),
    isVerified: degree.verificationStatus === 'Verified',
  }));
}

function markOf(
  { cgpa, cgpaScale, percentage }: typeof currentDegrees.$inferSelect,
  language: Locale,
): string | null {
  if (cgpa !== null) return markIn({ score: cgpa, outOf: cgpaScale ?? 10, isPercentage: false }, language);
  return percentage === null ? null : markIn({ score: percentage, outOf: 100, isPercentage: true }, language);
}

function stageEntry(stage: typeof educationStages.$inferSelect, language: Locale): CvEntry {
  const { degree, specialisation, instituteName, boardOrUniversity, score, scoreOutOf, scoreType } = stage;
  return {
    ...nothing,
    id: stage.id,
    title: [inLanguage(degreeName(degree), language), specialisation].filter(Boolean).join(', '),
    subtitle: `${instituteName}, ${boardOrUniversity}`,
    period: String(stage.passingYear),
    result: markIn({ score, outOf: scoreOutOf, isPercentage: scoreType === 'Percentage' }, language),
    isVerified: stage.verificationStatus === 'Verified',
  };
}

function experienceEntry(post: typeof experiences.$inferSelect, language: Locale): CvEntry {
  return {
    ...nothing,
    id: post.id,
    title: post.designation,
    subtitle: [post.companyName, post.city].filter(Boolean).join(', '),
    period: monthsIn(post.startMonth, post.endMonth, language),
    points: post.highlights,
  };
}

/** The points of a text: its lines without bullets. */
export const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*]\s*/, '').trim())
    .filter((line) => line !== '');
