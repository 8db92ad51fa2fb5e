/** Taking what a JSON Resume says into the caller's own record. */
import type { components } from '@aarambh/api-client/schema';
import { languageProficiencyValues, skillProficiencyValues } from '@aarambh/api-client/enums';
import { limits } from '@aarambh/forms';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { skills } from '../../catalogue/index.ts';
import {
  ApiFailure,
  failedFields,
  signedIn,
  type LocalizedText,
  type OperationContext,
} from '../../platform/index.ts';
import { academicsOf, saveAcademics } from '../profile/academics.ts';
import { saveEntry } from '../profile/entries.ts';
import { experienceSection } from '../profile/experience.ts';
import { languagesSection } from '../profile/languages.ts';
import { publicPersonalOf, savePersonal } from '../profile/personal.ts';
import { mostSkills, saveSkills, skillsOf } from '../profile/skills.ts';
import { achievementOf, certificationOf, projectOf, validateAddress, type Fitting } from './fitting.ts';
import { firstOf, reasonOf, validateLength, type Left } from './left.ts';
import { shortened } from './reading.ts';
import type { Resume } from './resume.ts';
import { fieldOfEntry, own } from './words.ts';

type Schemas = components['schemas'];

/** Entries of the lists that are kept with the academic summary. */
const mostOfSummary = 10;
const mostLinks = 8;
/** What a post of the record says of itself. */
const points = { most: 8, max: 200 };

/** What is tried: how it is named when it is left out, why it cannot be, and how it is added. */
interface Attempt {
  title: LocalizedText;
  reason?: Left['reason'] | undefined;
  add: (inner: OperationContext) => Promise<unknown>;
}

/** A document on its way into the record of its owner. */
interface Taking {
  tx: Transaction;
  context: OperationContext;
  owner: string;
  resume: Resume;
  /** What was left out so far. */
  left: Left[];
}

/**
 * Adds to the record what it has not yet. What the record refuses is left out, and the rest goes on.
 * @returns what was left out
 */
export async function takeIn(tx: Transaction, context: OperationContext, resume: Resume): Promise<Left[]> {
  const taking: Taking = { tx, context, owner: signedIn(context).id, resume, left: [] };
  await takeInWork(taking);
  await takeInLanguages(taking);
  await takeInSkills(taking);
  await takeInLinks(taking);
  await takeInSummary(taking);
  return taking.left;
}

/** One entry; a refusal takes back that entry alone. @returns whether it was added */
async function attempt(taking: Taking, { title, reason, add }: Attempt): Promise<boolean> {
  const refused = reason ?? (await refusalOf(taking, add));
  if (refused !== undefined) taking.left.push({ title, reason: refused });
  return refused === undefined;
}

async function refusalOf({ tx, context }: Taking, add: Attempt['add']): Promise<Left['reason'] | undefined> {
  try {
    await tx.transaction((inner) => add({ ...context, db: inner }));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.code === 'ILLEGAL_TRANSITION' ? 'verified' : reasonOf(error.fields[0]?.code);
  }
}

async function takeInWork(taking: Taking): Promise<void> {
  const { tx, owner, resume, left } = taking;
  const known: Post[] = await experienceSection.find(tx, owner);
  for (const post of resume.work) {
    const { company, position, city, from, to, highlights } = post;
    if (known.some((each) => isSamePost(each, post))) continue;
    const title = own(`${position}, ${company}`);
    const shown = highlights.slice(0, points.most).map((each) => shortened(each, points.max));
    const isCityTooLong = validateLength(city ?? '', 0, limits.city.max) !== undefined;
    const body = {
      companyName: company,
      designation: position,
      employmentType: 'Full Time' as const,
      city: isCityTooLong ? null : city,
      startMonth: from,
      endMonth: to,
      isCurrent: to === null,
      highlights: shown,
    } satisfies Schemas['ExperienceUpdate'];
    const reason =
      known.length < experienceSection.most
        ? firstOf(failedFields('saveExperience', body).map(({ code }) => reasonOf(code)))
        : 'full';
    const isAdded = await attempt(taking, {
      title,
      reason,
      add: (inner) => saveEntry(inner, experienceSection, body),
    });
    if (!isAdded) continue;
    known.push(body);
    if (isCityTooLong) left.push({ title: fieldOfEntry(title, 'location'), reason: 'tooLong' });
    if (shown.join('\n') !== highlights.join('\n')) left.push({ title, reason: 'shortened' });
  }
}

async function takeInLanguages(taking: Taking): Promise<void> {
  const { tx, owner, resume } = taking;
  const known = (await languagesSection.find(tx, owner)).map(({ language }) => language);
  for (const { language, fluency } of resume.languages) {
    if (known.some((each) => isSame(each, language))) continue;
    const proficiency = levelIn(languageProficiencyValues, fluency) ?? 'Conversational';
    const body = { language, proficiency, read: true, write: true, speak: true } as const;
    const reason =
      known.length < languagesSection.most
        ? firstOf(failedFields('saveLanguagesKnown', body).map(({ code }) => reasonOf(code)))
        : 'full';
    const isAdded = await attempt(taking, {
      title: own(language),
      reason,
      add: (inner) => saveEntry(inner, languagesSection, body),
    });
    if (isAdded) known.push(language);
  }
}

async function takeInSkills(taking: Taking): Promise<void> {
  const { tx, owner, resume } = taking;
  const known = (await skillsOf(tx, owner)).map(({ skillName }) => skillName);
  const names = resume.skills.map(({ name }) => name.toLowerCase());
  if (names.length === 0) return;
  const catalogue = await tx
    .select({ id: skills.id, name: skills.name })
    .from(skills)
    .where(
      and(
        inArray(sql`lower(${skills.name})`, [...new Set(names)]),
        eq(skills.status, 'Approved'),
        eq(skills.isActive, true),
      ),
    );
  for (const { name, level } of resume.skills) {
    if (known.some((each) => isSame(each, name))) continue;
    const skillID = catalogue.find((skill) => isSame(skill.name, name))?.id;
    const proficiency = levelIn(skillProficiencyValues, level) ?? 'Intermediate';
    const isAdded = await attempt(taking, {
      title: own(name),
      reason: firstOf([
        skillID === undefined ? 'unknownSkill' : undefined,
        known.length < mostSkills ? undefined : 'full',
      ]),
      add: (inner) => saveSkills(inner, { skills: [{ skillID: skillID ?? '', proficiency }] }),
    });
    if (isAdded) known.push(name);
  }
}

async function takeInLinks(taking: Taking): Promise<void> {
  const { tx, owner, resume } = taking;
  const links: Schemas['ProfileLink'][] = [...(await publicPersonalOf(tx, owner)).links];
  for (const { kind, url } of resume.links) {
    if (links.some((link) => link.url === url)) continue;
    const reason = firstOf([
      validateAddress(url),
      validateLength(kind, 1, 40),
      links.length < mostLinks ? undefined : 'full',
    ]);
    const all = [...links, { kind, url }];
    const isAdded = await attempt(taking, {
      title: own(url),
      reason,
      add: (inner) => savePersonal(inner, { links: all }),
    });
    if (isAdded) links.push({ kind, url });
  }
}

/** Projects, certificates and awards stand with the academic summary; without one there is no place for them. */
async function takeInSummary(taking: Taking): Promise<void> {
  const { tx, owner, resume, left } = taking;
  const before = await academicsOf(tx, owner);
  const { liveBacklogs = 0, deadBacklogs = 0 } = before ?? {};

  /** Adds what fits of each to the list of this name. */
  const append = async <Entry extends object>(
    name: 'projects' | 'certifications' | 'achievements',
    entries: readonly Fitting<Entry>[],
    titleOf: (entry: Entry) => string,
    known: readonly Entry[],
  ) => {
    const list = [...known];
    for (const { entry, reason, without } of entries) {
      const title = own(titleOf(entry));
      if (list.some((each) => isSame(titleOf(each), titleOf(entry)))) continue;
      const isAdded = await attempt(taking, {
        title,
        reason: firstOf([
          before === null ? 'noSummary' : undefined,
          list.length < mostOfSummary ? undefined : 'full',
          reason,
        ]),
        add: (inner) => saveAcademics(inner, { liveBacklogs, deadBacklogs, [name]: [...list, entry] }),
      });
      if (!isAdded) continue;
      list.push(entry);
      left.push(
        ...without.map((each) => ({
          title: each.field === undefined ? title : fieldOfEntry(title, each.field),
          reason: each.reason,
        })),
      );
    }
  };
  await append('projects', resume.projects.map(projectOf), ({ title }) => title, before?.projects ?? []);
  await append(
    'certifications',
    resume.certificates.map(certificationOf),
    ({ name }) => name,
    before?.certifications ?? [],
  );
  await append(
    'achievements',
    resume.awards.map(achievementOf),
    ({ title }) => title,
    before?.achievements ?? [],
  );
}

/** Whether two names are the same to a reader. */
export const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

interface Post {
  companyName: string;
  designation: string;
  startMonth: string;
}

/** Whether a post of the record is the one of the document. */
export const isSamePost = (
  post: Post,
  { company, position, from }: { company: string; position: string; from: string },
): boolean =>
  isSame(post.companyName, company) && isSame(post.designation, position) && post.startMonth === from;

/** The level that the words name, as "Native speaker" does. */
export const levelIn = <Level extends string>(
  levels: readonly Level[],
  words: string | null,
): Level | undefined => levels.find((level) => words?.toLowerCase().includes(level.toLowerCase()) === true);
