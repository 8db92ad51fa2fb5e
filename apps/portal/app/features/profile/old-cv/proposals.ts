import type { components } from '@aarambh/api-client';
import {
  academicSummary,
  achievementEntry,
  certificationEntry,
  currentDegree,
  educationEntry,
  experienceEntry,
  languageEntry,
  projectEntry,
  skillEntry,
  validate,
} from '@aarambh/forms';
import { bodyOf, erased, type AnyEntryForm } from '../erasedForm.ts';

export type Reading = components['schemas']['ProfileReading'];
export type Proposal = components['schemas']['ProfileProposal'];
export type ProposalSection = Proposal['section'];
type Taking = components['schemas']['ProfileTaking'];

/** What a person has said in addition, by the key of a proposal. */
export type Completed = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The sections in the order in which they are shown. */
export const sections: readonly ProposalSection[] = [
  'personal',
  'links',
  'currentDegree',
  'education',
  'experience',
  'projects',
  'certifications',
  'achievements',
  'skills',
  'languages',
];

/** The forms of the sections that have one: what is read obeys the same rules as what is typed. */
export const definitions: Readonly<Partial<Record<ProposalSection, AnyEntryForm>>> = {
  currentDegree: erased(currentDegree),
  education: erased(educationEntry),
  experience: erased(experienceEntry),
  projects: erased(projectEntry),
  certifications: erased(certificationEntry),
  achievements: erased(achievementEntry),
  skills: erased(skillEntry),
  languages: erased(languageEntry),
};

export const summaryForm = erased(academicSummary);

/** The key of the academic summary, which is asked for where there is none and something is kept with it. */
export const summaryKey = 'academics';

const keptWithSummary: ReadonlySet<ProposalSection> = new Set(['projects', 'certifications', 'achievements']);

export const needsSummary = (chosen: readonly Proposal[], { hasAcademics }: Reading): boolean =>
  !hasAcademics && chosen.some(({ section }) => keptWithSummary.has(section));

/** A proposal as it would be saved. */
export function entryOf({ key, entry, section }: Proposal, completed: Completed): Record<string, unknown> {
  const said = completed.get(key);
  if (said === undefined) return entry;
  const fields = definitions[section]?.fieldOrder ?? [];
  // What a form leaves out is no longer there.
  const kept = Object.entries(entry).filter(([name]) => !fields.includes(name));
  return { ...Object.fromEntries(kept), ...said };
}

/** Fields without which the entry cannot be saved, or whose value its form refuses. */
export function missingIn(proposal: Proposal, completed: Completed): readonly string[] {
  const definition = definitions[proposal.section];
  if (definition === undefined) return [];
  const verdict = validate(definition, definition.fromEntry(entryOf(proposal, completed)));
  return verdict.ok ? [] : verdict.errors.map(({ path }) => path);
}

export const canBeTaken = ({ standing }: Proposal): boolean => standing === 'new' || standing === 'replaces';

interface Account {
  /** Of a student: that of the account. */
  readonly instituteID: string | null;
  /** The degree that a program leads to, which the server wants with it. */
  readonly degreeOf: (programID: unknown) => unknown;
}

/** What is sent for the chosen proposals. */
export function takingOf(chosen: readonly Proposal[], completed: Completed, account: Account): Taking {
  const bodies: Record<string, unknown> = {};
  for (const section of sections) {
    const entries = chosen.filter((each) => each.section === section).map((each) => entryOf(each, completed));
    if (entries.length === 0) continue;
    const [first = {}] = entries;
    if (section === 'personal') bodies[section] = Object.assign({}, ...entries);
    else if (section === 'currentDegree') {
      const degree = account.degreeOf(first.programID) ?? first.degree;
      bodies[section] = { ...first, instituteID: account.instituteID, degree };
    } else if (section === 'languages') {
      bodies[section] = entries.map((entry) => ({ read: false, write: false, speak: false, ...entry }));
    } else if (section === 'experience') {
      bodies[section] = entries.map((entry) => ({ isCurrent: false, ...entry }));
    } else bodies[section] = entries;
  }
  const summary = completed.get(summaryKey);
  if (summary !== undefined) {
    const { liveBacklogs, deadBacklogs } = summary;
    bodies[summaryKey] = { liveBacklogs, deadBacklogs };
  }
  return bodyOf('ProfileTaking', bodies);
}

/** Which proposal a refused field is of: the address of the field names its place among those that were sent. */
export function keyOfField(path: string, chosen: readonly Proposal[]): string | undefined {
  const [section, index] = path.split('.');
  if (section === summaryKey) return summaryKey;
  const sent = chosen.filter((each) => each.section === section);
  return (
    (section === 'personal'
      ? sent.find(({ entry }) => index !== undefined && index in entry)
      : sent[Number(index)]
    )?.key ?? sent[0]?.key
  );
}
