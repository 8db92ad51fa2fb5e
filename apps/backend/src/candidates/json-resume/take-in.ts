/** Taking what a JSON Resume says into the caller's own record. */
import { limits } from '@aarambh/forms';
import type { components } from '@aarambh/api-client/schema';
import { languageProficiencyValues, skillProficiencyValues } from '@aarambh/api-client/enums';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { skills } from '../../catalogue/index.ts';
import { ApiFailure, signedIn, type OperationContext } from '../../platform/index.ts';
import { academicsOf, saveAcademics } from '../profile/academics.ts';
import { saveEntry } from '../profile/entries.ts';
import { experienceSection } from '../profile/experience.ts';
import { languagesSection } from '../profile/languages.ts';
import { publicPersonalOf, savePersonal } from '../profile/personal.ts';
import { saveSkills, skillsOf } from '../profile/skills.ts';
import { validateLength, type Left } from './left.ts';
import type { Resume } from './resume.ts';

type Schemas = components['schemas'];

/** Entries of the lists that are kept with the academic summary. */
const mostOfSummary = 10;
const mostLinks = 8;
const { short, title: mostTitle, detail, summary: mostSummary } = limits.profileText;

/**
 * Adds to the record what it has not yet. What the record refuses is left out, and the rest goes on.
 * @returns what was left out
 */
export async function takeIn(tx: Transaction, context: OperationContext, resume: Resume): Promise<Left[]> {
  const left: Left[] = [];
  /** One entry; a refusal takes back that entry alone. */
  const attempt = async (
    title: string,
    reason: Left['reason'] | undefined,
    add: (inner: OperationContext) => Promise<unknown>,
  ) => {
    if (reason !== undefined) {
      left.push({ title, reason });
      return;
    }
    try {
      await tx.transaction((inner) => add({ ...context, db: inner }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      left.push({ title, reason: 'refused' });
    }
  };
  const owner = signedIn(context).id;

  for (const { company, position, city, from, to, highlights } of resume.work) {
    const known = await experienceSection.find(tx, owner);
    if (known.some((post) => isSamePost(post, { company, position, from }))) continue;
    const body = {
      companyName: company,
      designation: position,
      employmentType: 'Full Time' as const,
      city,
      startMonth: from,
      endMonth: to,
      isCurrent: to === null,
      highlights: [...highlights],
    } satisfies Schemas['ExperienceUpdate'];
    const reason = firstOf([
      validateLength(company, 2, mostTitle),
      validateLength(position, 2, short),
      validateLength(city ?? '', 0, short),
      highlights.length > 8 ? 'tooLong' : undefined,
      ...highlights.map((each) => validateLength(each, 1, 200)),
    ]);
    await attempt(`${position}, ${company}`, reason, (inner) => saveEntry(inner, experienceSection, body));
  }

  for (const { language, fluency } of resume.languages) {
    const known = await languagesSection.find(tx, owner);
    if (known.some((each) => isSame(each.language, language))) continue;
    const proficiency =
      languageProficiencyValues.find((level) => isSame(level, fluency ?? '')) ?? 'Conversational';
    const body = { language, proficiency, read: true, write: true, speak: true } as const;
    await attempt(language, validateLength(language, 2, 40), (inner) =>
      saveEntry(inner, languagesSection, body),
    );
  }

  await takeInSkills();
  await takeInLinks();
  await takeInSummary();
  return left;

  async function takeInSkills(): Promise<void> {
    const known = await skillsOf(tx, owner);
    const missing = resume.skills.filter(
      ({ name }) => !known.some(({ skillName }) => isSame(skillName, name)),
    );
    if (missing.length === 0) return;
    const names = missing.map(({ name }) => name.toLowerCase());
    const catalogue = await tx
      .select({ id: skills.id, name: skills.name })
      .from(skills)
      .where(
        and(
          inArray(sql`lower(${skills.name})`, names),
          eq(skills.status, 'Approved'),
          eq(skills.isActive, true),
        ),
      );
    for (const { name, level } of missing) {
      const skillID = catalogue.find((skill) => isSame(skill.name, name))?.id;
      const proficiency = skillProficiencyValues.find((each) => isSame(each, level ?? '')) ?? 'Intermediate';
      await attempt(name, skillID === undefined ? 'unknownSkill' : undefined, (inner) =>
        saveSkills(inner, { skills: [{ skillID: skillID ?? '', proficiency }] }),
      );
    }
  }

  async function takeInLinks(): Promise<void> {
    for (const { kind, url } of resume.links) {
      const links = (await publicPersonalOf(tx, owner))?.links ?? [];
      if (links.some((link) => link.url === url)) continue;
      const reason = firstOf([
        validateAddress(url),
        validateLength(kind, 1, 40),
        links.length < mostLinks ? undefined : 'full',
      ]);
      await attempt(url, reason, (inner) => savePersonal(inner, { links: [...links, { kind, url }] }));
    }
  }

  /** Projects, certificates and awards stand with the academic summary; without one there is no place for them. */
  async function takeInSummary(): Promise<void> {
    const append = async (
      name: 'projects' | 'certifications' | 'achievements',
      item: { readonly called: string; readonly reason: Left['reason'] | undefined; readonly entry: object },
    ) => {
      const before = await academicsOf(tx, owner);
      const list: readonly object[] = before?.[name] ?? [];
      const titleOf = (entry: object): unknown => Reflect.get(entry, 'title') ?? Reflect.get(entry, 'name');
      if (list.some((entry) => isSame(String(titleOf(entry)), item.called))) return;
      const reason = firstOf([
        before === null ? 'noSummary' : undefined,
        list.length < mostOfSummary ? undefined : 'full',
        item.reason,
      ]);
      const { liveBacklogs = 0, deadBacklogs = 0 } = before ?? {};
      await attempt(item.called, reason, (inner) =>
        saveAcademics(inner, { liveBacklogs, deadBacklogs, [name]: [...list, item.entry] }),
      );
    };
    for (const { title, role, from, to, url, skills: used, summary } of resume.projects) {
      const entry: Schemas['Project'] = {
        title,
        ...(role !== null && { role }),
        ...(from !== null && { from }),
        ...(to !== null && { to }),
        ...(url !== null && { url }),
        ...(used.length > 0 && { skills: [...used] }),
        ...(summary !== null && { summary }),
      };
      const reason = firstOf([
        validateLength(title, 2, mostTitle),
        validateLength(role ?? '', 0, short),
        validateLength(summary ?? '', 0, mostSummary),
        used.length > 15 ? 'tooLong' : undefined,
        ...used.map((each) => validateLength(each, 1, short)),
        validateAddress(url),
      ]);
      await append('projects', { called: title, reason, entry });
    }
    for (const { name, issuer, date, url } of resume.certificates) {
      const entry: Schemas['Certification'] = {
        name,
        issuer,
        ...(date !== null && { issuedOn: date }),
        ...(url !== null && { url }),
      };
      const reason = firstOf([
        validateLength(name, 2, mostTitle),
        validateLength(issuer, 2, mostTitle),
        validateAddress(url),
      ]);
      await append('certifications', { called: name, reason, entry });
    }
    for (const { title, year, detail: text } of resume.awards) {
      const entry: Schemas['Achievement'] = {
        title,
        ...(year !== null && { year: Number(year) }),
        ...(text !== null && { detail: text }),
      };
      const reason = firstOf([validateLength(title, 2, mostTitle), validateLength(text ?? '', 0, detail)]);
      await append('achievements', { called: title, reason, entry });
    }
  }
}

/** Whether two names are the same to a reader. */
export const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether a post of the record is the one of the document. */
export const isSamePost = (
  post: { companyName: string; designation: string; startMonth: string },
  { company, position, from }: { company: string; position: string; from: string },
): boolean =>
  isSame(post.companyName, company) && isSame(post.designation, position) && post.startMonth === from;

/** As the contract has addresses. */
const validateAddress = (url: string | null): 'badAddress' | undefined =>
  url === null || (/^https:\/\/[^\s/?#.]+\.[^\s]+$/.test(url) && url.length <= limits.webAddress)
    ? undefined
    : 'badAddress';

const firstOf = (reasons: readonly (Left['reason'] | undefined)[]): Left['reason'] | undefined =>
  reasons.find((reason) => reason !== undefined);
