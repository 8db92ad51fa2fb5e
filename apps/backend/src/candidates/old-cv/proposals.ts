/** What an old CV says beside what the profile has now: nothing is written before its owner has chosen. */
import type { components } from '@aarambh/api-client/schema';
import {
  currentDegreeLevelValues,
  languageProficiencyValues,
  skillProficiencyValues,
} from '@aarambh/api-client/enums';
import { and, eq, sql } from 'drizzle-orm';
import { knownSkillNames, masterPrograms, programs, skills } from '../../catalogue/index.ts';
import type { User } from '../../identity/index.ts';
import { institutePrograms } from '../../organisations/index.ts';
import { indianDate, type OperationContext } from '../../platform/index.ts';
import { nameIn } from '../../records/index.ts';
import type { Left } from '../json-resume/left.ts';
import { isSame, isSamePost, levelIn } from '../json-resume/take-in.ts';
import { own } from '../json-resume/words.ts';
import { academicsOf } from '../profile/academics.ts';
import { currentDegreeOf } from '../profile/current-degree.ts';
import { educationSection } from '../profile/education.ts';
import { experienceSection } from '../profile/experience.ts';
import { languagesSection } from '../profile/languages.ts';
import { ownerToRead } from '../profile/owner.ts';
import { readPersonal } from '../profile/personal.ts';
import { skillsOf } from '../profile/skills.ts';
import type { CvDrafts, StudyDraft } from './drafts.ts';

type Schemas = components['schemas'];
type Reading = Pick<Schemas['ProfileReading'], 'account' | 'proposals' | 'hasAcademics'>;
type Proposal = Schemas['ProfileProposal'];
type Standing = Proposal['standing'];

/** The level of a skill whose CV names none, until the person says another. */
const usualLevel = 'Intermediate';

/** Words of a list of skills that the catalogue has not and that are said to be left out. */
const mostUnknown = 10;

/** @throws ApiFailure 404 for an account that is no candidate's */
export async function proposalsOf(
  context: OperationContext,
  drafts: CvDrafts,
): Promise<Reading & { left: Left[] }> {
  const { db } = context;
  const owner = await ownerToRead(db, context, 'own');
  const personal = await readPersonal(context);
  const academics = await academicsOf(db, owner.id);
  const standingOfList: Standing = academics?.verification?.status === 'Verified' ? 'checked' : 'new';
  const found = await skillsNamed(context, drafts.skills);
  const hadSkills = new Set((await skillsOf(db, owner.id)).map(({ skillID }) => skillID));
  const hadLanguages = await languagesSection.find(db, owner.id);
  const posts = await experienceSection.find(db, owner.id);
  const isFull = (said: object, present: readonly object[], name: 'title' | 'name') =>
    present.some((each) => isSame(String(Reflect.get(each, name)), String(Reflect.get(said, name))));

  const proposals: Proposal[] = [
    ...(['headline', 'summary'] as const).flatMap((field) => {
      const said = drafts[field];
      if (said === null) return [];
      const present = personal[field] ?? null;
      return proposal('personal', field, {
        title: said,
        entry: { [field]: said },
        present: present === null ? null : { [field]: present },
        standing: present === null ? 'new' : isSame(present, said) ? 'same' : 'replaces',
      });
    }),
    ...(await studies(context, owner, drafts.education)),
    ...drafts.experience.flatMap((entry, index) =>
      proposal('experience', index, {
        title: [entry.designation, entry.companyName].filter(Boolean).join(', '),
        entry,
        standing: posts.some((post) => isThisPost(post, entry)) ? 'same' : 'new',
      }),
    ),
    ...(['projects', 'achievements'] as const).flatMap((section) =>
      drafts[section].flatMap((entry, index) =>
        proposal(section, index, {
          title: entry.title ?? '',
          entry,
          standing: isFull(entry, academics?.[section] ?? [], 'title') ? 'same' : standingOfList,
        }),
      ),
    ),
    ...drafts.certifications.flatMap((entry, index) =>
      proposal('certifications', index, {
        title: entry.name ?? '',
        entry,
        standing: isFull(entry, academics?.certifications ?? [], 'name') ? 'same' : standingOfList,
      }),
    ),
    ...found.known.flatMap(({ skillID, skillName, level }, index) =>
      proposal('skills', index, {
        title: skillName,
        entry: { skillID, proficiency: levelIn(skillProficiencyValues, level) ?? usualLevel },
        standing: hadSkills.has(skillID) ? 'same' : 'new',
      }),
    ),
    ...drafts.languages.flatMap(({ language, level }, index) =>
      proposal('languages', index, {
        title: language,
        entry: { language, speak: true, proficiency: levelIn(languageProficiencyValues, level) },
        standing: hadLanguages.some((each) => isSame(each.language, language)) ? 'same' : 'new',
      }),
    ),
    ...drafts.links.flatMap((entry, index) =>
      proposal('links', index, {
        title: entry.url,
        entry,
        standing: (personal.links ?? []).some(({ url }) => isSame(url, entry.url)) ? 'same' : 'new',
      }),
    ),
  ];
  return {
    account: accountOf(owner, drafts),
    proposals,
    hasAcademics: academics !== null,
    left: found.unknown.map((name) => ({ title: own(name), reason: 'unknownSkill' })),
  };
}

/** What is said, without what is not; nothing where that says nothing to a person. */
function proposal(
  section: Proposal['section'],
  key: string | number,
  {
    title,
    entry,
    present = null,
    standing,
  }: Omit<Proposal, 'key' | 'section' | 'present'> & { present?: Proposal['present'] },
): Proposal[] {
  if (title === '') return [];
  const said = Object.entries(entry).filter(([, value]) => value !== undefined && value !== null);
  return [{ key: `${section}-${key}`, section, title, entry: Object.fromEntries(said), present, standing }];
}

const isThisPost = (
  post: Parameters<typeof isSamePost>[0],
  { companyName = '', designation = '', startMonth = '' }: CvDrafts['experience'][number],
): boolean => isSamePost(post, { company: companyName, position: designation, from: startMonth });

/** The facts of the account, which have ways of their own to be changed. */
function accountOf({ firstName, lastName, email, mobileNumber }: User, drafts: CvDrafts): Reading['account'] {
  const name = firstName === lastName ? firstName : `${firstName} ${lastName}`;
  const facts = [
    { field: 'name', said: drafts.name, present: name },
    { field: 'email', said: drafts.email, present: email },
    { field: 'mobileNumber', said: drafts.mobileNumber, present: mobileNumber },
  ] as const;
  return facts.flatMap(({ field, said, present }) => {
    if (said === null) return [];
    const digits = (text: string) => text.replaceAll(/\D/g, '').slice(-10);
    const isAlike =
      field === 'mobileNumber' ? digits(said) === digits(present ?? '') : isSame(said, present ?? '');
    return [{ field, said, present: present ?? null, isSame: isAlike }];
  });
}

/** Stages that are over, and of a fresher the one that goes on. */
async function studies(
  context: OperationContext,
  owner: User,
  drafts: readonly StudyDraft[],
): Promise<Proposal[]> {
  const { db } = context;
  const now = context.now();
  const stages = await educationSection.find(db, owner.id);
  const current = await currentDegreeOf(db, owner.id, now);
  const thisYear = Number(indianDate(now).slice(0, 4));
  const isCurrent = ({ degree, passingYear, lasts }: StudyDraft): boolean =>
    owner.isFresher === true &&
    owner.parentEntityID !== null &&
    currentDegreeLevelValues.some((kind) => kind === degree) &&
    (current === null || current.degree === degree) &&
    // One that is over is another degree, unless it is the one that the profile has.
    (lasts || passingYear === undefined || passingYear > thisYear || passingYear === current?.passingYear);
  const ongoing = drafts.find((draft) => isCurrent(draft));
  const over = drafts
    .filter((draft) => draft !== ongoing)
    .flatMap(({ name, startYear: _start, lasts: _lasts, ...entry }, index): Proposal[] => {
      const stage = stages.find(
        ({ degree, passingYear }) =>
          degree === entry.degree &&
          (degree === 'SSC' || degree === 'HSC' || passingYear === entry.passingYear),
      );
      if (stage === undefined) return proposal('education', index, { title: name, entry, standing: 'new' });
      const present = educationSection.view(stage, true, now);
      const { id, rowVersion, verification, percentageEquivalent: _worked, ...known } = present;
      return proposal('education', index, {
        title: name,
        entry: { ...known, ...defined(entry), id, rowVersion },
        present: known,
        standing: standingOf(entry, known, verification),
      });
    });
  return [
    ...(ongoing === undefined ? [] : await currentStudy(context, owner, { draft: ongoing, current })),
    ...over,
  ];
}

async function currentStudy(
  context: OperationContext,
  owner: User,
  { draft, current }: { draft: StudyDraft; current: Awaited<ReturnType<typeof currentDegreeOf>> },
): Promise<Proposal[]> {
  const said = {
    admissionYear: draft.startYear,
    passingYear: draft.passingYear,
    ...(draft.scoreType === 'CGPA' && { cgpa: draft.score, cgpaScale: draft.scoreOutOf }),
    ...(draft.scoreType === 'Percentage' && { percentage: draft.score }),
  };
  if (current === null) {
    const programID = await programNamed(context, owner, draft);
    return proposal('currentDegree', 0, {
      title: draft.name,
      entry: { ...said, programID },
      standing: 'new',
    });
  }
  const { verification, percentageEquivalent: _worked, rowVersion, ...known } = current;
  return proposal('currentDegree', 0, {
    title: draft.name,
    entry: { ...known, ...defined(said), rowVersion },
    present: known,
    standing: standingOf(said, known, verification),
  });
}

/** How an entry that is there stands to what is said. */
function standingOf(
  said: object,
  present: object,
  verification: Schemas['Verification'] | undefined,
): Standing {
  const isOther = Object.entries(defined(said)).some(
    ([name, value]: [string, unknown]) => !isEqual(value, Reflect.get(present, name)),
  );
  if (!isOther) return 'same';
  return verification?.status === 'Verified' ? 'checked' : 'replaces';
}

const isEqual = (said: unknown, present: unknown): boolean =>
  typeof said === 'string' && typeof present === 'string' ? isSame(said, present) : said === present;

const defined = <Entry extends object>(entry: Entry): Entry =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same entry without what is undefined
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as Entry;

/** The one program of the institute that leads to this degree and whose subject the CV names. */
async function programNamed(
  { db }: OperationContext,
  owner: User,
  { degree, specialisation }: StudyDraft,
): Promise<string | undefined> {
  if (specialisation === undefined || specialisation === null || owner.parentEntityID === null)
    return undefined;
  const found = await db
    .select({ id: programs.id })
    .from(institutePrograms)
    .innerJoin(programs, eq(programs.id, institutePrograms.programID))
    .innerJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
    .where(
      and(
        eq(institutePrograms.instituteID, owner.parentEntityID),
        eq(programs.isActive, true),
        degree && eq(masterPrograms.degree, degree),
        sql`lower(${programs.specialisation}) = ${specialisation.toLowerCase()}`,
      ),
    )
    .limit(2);
  return found.length === 1 ? found[0]?.id : undefined;
}

/** Skills of the catalogue by their names and other names, each once; and words that name none. */
async function skillsNamed({ db, locale }: OperationContext, said: CvDrafts['skills']) {
  const wanted = [...new Set(said.map(({ name }) => name.toLowerCase()))];
  if (wanted.length === 0) return { known: [], unknown: [] };
  const rows = await db
    .select({ id: skills.id, name: skills.name, aliases: skills.aliases, shown: nameIn(skills, locale) })
    .from(skills)
    .where(
      and(
        sql`${knownSkillNames} && ${sql.param(wanted)}::text[]`,
        eq(skills.status, 'Approved'),
        eq(skills.isActive, true),
      ),
    );
  const byName = new Map(
    rows.flatMap((row) => [row.name, ...row.aliases].map((name) => [name.toLowerCase(), row] as const)),
  );
  const known = new Map<string, { skillID: string; skillName: string; level: string | null }>();
  const unknown = new Set<string>();
  for (const { name, level } of said) {
    const row = byName.get(name.toLowerCase());
    if (row !== undefined && !known.has(row.id)) {
      known.set(row.id, { skillID: row.id, skillName: row.shown, level });
    } else if (row === undefined && name.length <= 30 && !name.includes('/') && unknown.size < mostUnknown) {
      unknown.add(name);
    }
  }
  return { known: [...known.values()], unknown: [...unknown] };
}
