/** Profiles to and from JSON Resume. */
import type { components } from '@aarambh/api-client/schema';
import { cvSectionKeyValues } from '@aarambh/api-client/enums';
import { eq } from 'drizzle-orm';
import {
  fieldName,
  fromJsonResume,
  isChosen,
  isSame,
  isSamePost,
  leftMessage,
  linesOf,
  experienceSection,
  onceEach,
  own,
  readCvRecord,
  resumeOf,
  shortened,
  takeIn,
  toJsonResume,
  type CvRecord,
  type CvSectionKey,
  type Left,
  type Resume,
} from '../../candidates/index.ts';
import type { Transaction } from '../../database/index.ts';
import { inLanguage, signedIn, type OperationContext, type Operations } from '../../platform/index.ts';
import { limits } from '@aarambh/forms';
import { addProfile } from './change.ts';
import { candidateProfiles } from '../tables/candidate-profiles.ts';
import { ownProfile, viewOfOwn } from './view.ts';

/** As the contract has `CvEntryText`. */
const mostOfEntry = 1600;

type Section = components['schemas']['CandidateProfileSection'];

export const jsonResumeOperations = {
  exportJsonResume: async ({ params: { id } }, context) => {
    const { userID, headline, summary, sections } = await ownProfile(context.db, context, id);
    const record = await readCvRecord(context.db, userID, 'en');
    const chosen = (key: CvSectionKey): readonly string[] => {
      const section = sections.find((each) => each.key === key);
      if (section !== undefined && !isChosen(section)) return [];
      const isAll = sections.length === 0 || section?.itemIDs.length === 0;
      return isAll ? record.entries[key].map((entry) => entry.id) : (section?.itemIDs ?? []);
    };
    const ownWords = (key: CvSectionKey, entryID: string): string | undefined =>
      sections.find((each) => each.key === key)?.itemTexts?.find(({ itemID }) => itemID === entryID)?.text;
    const resume = await resumeOf(context.db, userID, record, { headline, summary, chosen, ownWords });
    return { data: { resume: toJsonResume(resume) } };
  },

  importJsonResume: ({ body }, context) =>
    context.db.transaction(async (tx) => {
      const { resume, left } = fromJsonResume(body);
      const name = await freeName(tx, context, resume.headline ?? 'JSON Resume');
      const headline = resume.headline && shortened(resume.headline, limits.profileText.title);
      const summary = resume.summary && shortened(resume.summary, limits.profileText.about);
      // First the profile: who has six of them is refused before anything is added to the record.
      const id = await addProfile(tx, context, {
        name,
        language: context.locale,
        visibility: 'Private',
        headline,
        summary,
      });
      const notAdded = await takeIn(tx, context, resume);
      const { entries, person } = await readCvRecord(tx, signedIn(context).id, 'en');
      const { sections, missing } = await chosenOf(tx, context, resume, entries);
      await tx.update(candidateProfiles).set({ sections }).where(eq(candidateProfiles.id, id));
      const cut = [
        ...(headline === resume.headline ? [] : ['label']),
        ...(summary === resume.summary ? [] : ['summary']),
      ].map((field): Left => ({ title: fieldName('basics', field), reason: 'cut' }));
      const taken = sections.map(({ key, itemIDs }) => ({
        sectionKey: key,
        titles: key === 'summary' ? [] : titlesOf(entries[key], itemIDs),
      }));
      // Of one thing the first reason stands: that the CV has not all of a text before that the record has not.
      const all = onceEach([...left, ...ofAccount(resume, person), ...cut, ...missing, ...notAdded]).map(
        ({ title, reason }) => ({
          title: inLanguage(title, context.locale),
          reason,
          message: inLanguage(leftMessage(reason), context.locale),
        }),
      );
      return {
        data: { candidateProfile: await viewOfOwn(tx, context, id), report: { taken, left: all } },
      };
    }),
} satisfies Operations;

/** The entries of the record that the document names, section by section. */
async function chosenOf(
  tx: Transaction,
  context: OperationContext,
  resume: Resume,
  entries: CvRecord['entries'],
): Promise<{ sections: Section[]; missing: Left[] }> {
  const posts = await experienceSection.find(tx, signedIn(context).id);
  const named = (key: CvSectionKey, names: readonly string[]) =>
    names.flatMap((name) => idsOf(entries[key], ({ title }) => isSame(title, name)));
  const idsOfPost = (post: Resume['work'][number]) =>
    posts.filter((each) => isSamePost(each, post)).map(({ id }) => id);
  const missing: Left[] = [];
  const ids: Readonly<Record<CvSectionKey, readonly string[]>> = {
    summary: [],
    education: resume.education.flatMap(({ institution, study, to }) => {
      const found = idsOf(
        entries.education,
        ({ title, subtitle, period }) =>
          isSame(title, study) &&
          isSame(subtitle ?? '', institution) &&
          (to === null || period?.endsWith(to) === true),
      );
      if (found.length === 0) missing.push({ title: own(`${study}, ${institution}`), reason: 'notInRecord' });
      return found;
    }),
    experience: resume.work.flatMap(idsOfPost),
    projects: named(
      'projects',
      resume.projects.map(({ title }) => title),
    ),
    skills: named(
      'skills',
      resume.skills.map(({ name }) => name),
    ),
    certifications: named(
      'certifications',
      resume.certificates.map(({ name }) => name),
    ),
    achievements: named(
      'achievements',
      resume.awards.map(({ title }) => title),
    ),
    languages: named(
      'languages',
      resume.languages.map(({ language }) => language),
    ),
    links: resume.links.flatMap((link) => idsOf(entries.links, ({ url }) => url === link.url)),
  };
  const texts = ownTexts(entries, [
    ...resume.work.map((post) =>
      said(
        { key: 'experience', itemIDs: idsOfPost(post), name: `${post.position}, ${post.company}` },
        post.highlights.join('\n'),
      ),
    ),
    ...resume.projects.map(({ title, summary }) =>
      said({ key: 'projects', itemIDs: named('projects', [title]), name: title }, summary),
    ),
    ...resume.awards.map(({ title, detail }) =>
      said({ key: 'achievements', itemIDs: named('achievements', [title]), name: title }, detail),
    ),
  ]);
  missing.push(
    ...texts.flatMap(({ name, isCut }) => (isCut ? [{ title: own(name), reason: 'cut' as const }] : [])),
  );
  const sections = cvSectionKeyValues
    .map((key): Section => {
      const itemIDs = [...new Set(ids[key])].slice(0, 40);
      const itemTexts = texts.flatMap((each) =>
        each.key === key && itemIDs.includes(each.itemID) && each.text.length <= mostOfEntry
          ? { itemID: each.itemID, text: each.text }
          : [],
      );
      return { key, itemIDs, ...(itemTexts.length > 0 && { itemTexts }) };
    })
    .filter(({ key, itemIDs }) => itemIDs.length > 0 || (key === 'summary' && resume.summary !== null));
  return { sections, missing };
}

interface Said {
  key: CvSectionKey;
  itemIDs: readonly string[];
  /** As the document calls it. */
  name: string;
  /** A line each point. */
  text: string;
}

const said = (entry: Omit<Said, 'text'>, text: string | null): Said => ({ ...entry, text: text ?? '' });

/** What the document says of entries otherwise than the record, which stays as it is: the CV alone says it so, as far as it holds it. */
const ownTexts = (entries: CvRecord['entries'], all: readonly Said[]) =>
  all.flatMap(({ key, itemIDs, name, text }) => {
    const kept = shortened(text, mostOfEntry);
    return entries[key]
      .filter(
        ({ id, points }) =>
          text !== '' && itemIDs.includes(id) && !isSameLines(linesOf(text), linesOf(points.join('\n'))),
      )
      .map(({ id }) => ({ key, itemID: id, name, text: kept, isCut: kept !== text }));
  });

const isSameLines = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n');

/** What the account says otherwise. */
function ofAccount({ name, email, phone, city }: Resume, person: CvRecord['person']): Left[] {
  const digits = (text: string): string => text.replaceAll(/[^0-9]/g, '').slice(-10);
  const isOther = {
    name: name !== '' && !isSame(name, person.name),
    email: email !== null && !isSame(email, person.email ?? ''),
    phone: phone !== null && digits(phone) !== digits(person.mobileNumber ?? ''),
    city: city !== null && !isSame(city, person.city?.split(', ')[0] ?? ''),
  };
  return Object.entries(isOther).flatMap(([field, is]): Left[] =>
    is ? [{ title: fieldName('basics', field), reason: 'ofAccount' }] : [],
  );
}

const titlesOf = (entries: Entries, ids: readonly string[]): string[] =>
  ids.flatMap((id) => entries.filter((entry) => entry.id === id).map(({ title }) => title));

type Entries = CvRecord['entries'][CvSectionKey];

const idsOf = (entries: Entries, isMeant: (entry: Entries[number]) => boolean): string[] =>
  entries.filter(isMeant).map(({ id }) => id);

/** A name that no profile of the caller has. */
async function freeName(tx: Transaction, context: OperationContext, wish: string): Promise<string> {
  const rows = await tx
    .select({ name: candidateProfiles.name })
    .from(candidateProfiles)
    .where(eq(candidateProfiles.userID, signedIn(context).id));
  const taken = new Set(rows.map(({ name }) => name.toLowerCase()));
  const base = shortened(wish, limits.profileText.short - 4);
  const names = [base, ...[2, 3, 4, 5, 6, 7].map((number) => `${base} ${number}`)];
  return names.find((name) => !taken.has(name.toLowerCase())) ?? base;
}
