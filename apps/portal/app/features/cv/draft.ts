/** What is edited of a CV, between what is stored and what the screen shows. */
import type { components } from '@aarambh/api-client';
import { baseLanguage } from '#app/config/languages.ts';
import type { AnyValues } from '@aarambh/records';

type Schemas = components['schemas'];
export type CvProfile = Schemas['CandidateProfile'];
export type SectionKey = Schemas['CvSectionKey'];
export type CvTemplate = Schemas['CvTemplate'];
/** What the person's record has for a section. */
export type SectionRecord = Schemas['CvSectionEntries'];

/** An entry of the record in a CV. */
export interface EntryChoice {
  readonly id: string;
  readonly isShown: boolean;
  /** What it says here instead of what the record says; empty where it says the same. */
  readonly text: string;
}

/** A section of a CV: those that are not shown are kept too, so that one that comes back is as it was. */
export interface SectionDraft {
  readonly key: SectionKey;
  readonly isShown: boolean;
  /** In place of the template's heading; empty where that stands. */
  readonly title: string;
  /** Below the heading. */
  readonly text: string;
  readonly entries: readonly EntryChoice[];
  /** The entries were picked when there were others: what is added to the record is not shown, even where all that is left is. */
  readonly isPick: boolean;
}

/** A CV while it is written. */
export interface CvDraft {
  /** Of the form (`candidateProfileForm`). */
  readonly values: AnyValues;
  readonly sections: readonly SectionDraft[];
  readonly cvTemplateID: string | null;
}

type TemplateSections = CvTemplate['sections'];

/** The sections as the template has them, with all entries: what a CV shows whose sections nobody has chosen. */
export function usualSections(record: readonly SectionRecord[], template: TemplateSections): SectionDraft[] {
  const order = template ?? record.map(({ key }) => ({ key, visible: true }));
  const named = order.flatMap(({ key, visible }) => {
    const found = record.find((each) => each.key === key);
    return found === undefined ? [] : [sectionOf(found, visible)];
  });
  const others = record.filter(({ key }) => !named.some((each) => each.key === key));
  return [...named, ...others.map((each) => sectionOf(each, false))];
}

function sectionOf({ key, entries }: SectionRecord, isShown: boolean): SectionDraft {
  const all = entries.map(({ id }) => ({ id, isShown: true, text: '' }));
  return { key, isShown, title: '', text: '', entries: all, isPick: false };
}

/** The sections that a stored CV begins with. What is no longer in the record is left out. */
export function storedSections(
  stored: CvProfile['sections'],
  record: readonly SectionRecord[],
  template: TemplateSections,
): SectionDraft[] {
  const usual = usualSections(record, template);
  if (stored === undefined || stored.length === 0) return usual;
  const chosen = stored.flatMap(
    ({ key, title = '', text = '', itemIDs, itemTexts = [], isHidden = false }) => {
      const section = usual.find((each) => each.key === key);
      if (section === undefined) return [];
      const ownText = (id: string): string => itemTexts.find(({ itemID }) => itemID === id)?.text ?? '';
      const entries = section.entries.map(({ id }) => ({ id, isShown: true, text: ownText(id) }));
      const isPick = itemIDs.length > 0;
      return [{ key, isShown: !isHidden, title, text, entries: inOrder(entries, itemIDs), isPick }];
    },
  );
  const others = usual.filter(({ key }) => !chosen.some((each) => each.key === key));
  return [...chosen, ...others.map((each) => ({ ...each, isShown: false }))];
}

/** The chosen ones first, in their order; none chosen, all of them. */
function inOrder(entries: readonly EntryChoice[], chosen: readonly string[]): EntryChoice[] {
  if (chosen.length === 0) return [...entries];
  const shown = chosen.flatMap((id) => entries.filter((entry) => entry.id === id));
  const others = entries.filter(({ id }) => !chosen.includes(id));
  return [...shown, ...others.map((entry) => ({ ...entry, isShown: false }))];
}

/**
 * What is stored of the sections: nothing where they are as the template has them, so that they follow it and the record. One that is not shown is
 * stored where something was chosen in it, and where no other is shown, because a CV without sections has those of its template.
 */
export function sectionsBody(
  sections: readonly SectionDraft[],
  usual: readonly SectionDraft[],
): Schemas['CandidateProfileSection'][] {
  if (isSame(sections, usual)) return [];
  const all = sections.map((section) => sectionBody(section, usual));
  const isAnyShown = all.some(({ isHidden }) => isHidden !== true);
  return all.filter((each) => each.isHidden !== true || !isAnyShown || hasChoice(each));
}

function sectionBody(
  section: SectionDraft,
  usual: readonly SectionDraft[],
): Schemas['CandidateProfileSection'] {
  const { key, title, text, entries } = section;
  const itemTexts = entries
    .filter((entry) => entry.text.trim() !== '')
    .map((entry) => ({ itemID: entry.id, text: entry.text.trim() }));
  return {
    key,
    itemIDs: itemIDsOf(
      section,
      usual.find((each) => each.key === key),
    ),
    ...(title.trim() !== '' && { title: title.trim() }),
    ...(text.trim() !== '' && { text: text.trim() }),
    ...(itemTexts.length > 0 && { itemTexts }),
    ...((!section.isShown || isEmptied(section)) && { isHidden: true }),
  };
}

const hasChoice = ({ itemIDs, title, text, itemTexts }: Schemas['CandidateProfileSection']): boolean =>
  itemIDs.length > 0 || title !== undefined || text !== undefined || itemTexts !== undefined;

/** Whether it has entries and shows none of them. */
const isEmptied = ({ entries }: SectionDraft): boolean =>
  entries.length > 0 && !entries.some((each) => each.isShown);

/** None where all are shown in their usual order, so that what is added to the record is shown too. */
function itemIDsOf({ entries, isPick }: SectionDraft, usual: SectionDraft | undefined): string[] {
  const shown = entries.filter(({ isShown }) => isShown).map(({ id }) => id);
  const isUsual = isSame(
    shown,
    usual?.entries.map(({ id }) => id),
  );
  return isUsual && !isPick ? [] : shown;
}

/** Whether two values would be stored alike. */
export const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** The CV in another template: sections that nobody has touched become those of the new one. */
export function withTemplate(
  draft: CvDraft,
  record: readonly SectionRecord[],
  before: TemplateSections,
  { id, sections }: CvTemplate,
): CvDraft {
  const isUntouched = isSame(draft.sections, usualSections(record, before));
  return {
    ...draft,
    cvTemplateID: id,
    ...(isUntouched && { sections: usualSections(record, sections) }),
  };
}

/** The draft with one of its sections changed. */
export const withSection = (draft: CvDraft, key: SectionKey, changes: Partial<SectionDraft>): CvDraft => ({
  ...draft,
  sections: draft.sections.map((each) => (each.key === key ? settled(each, changes) : each)),
});

/** A section goes with the last of its entries that was shown; when it comes back without one, all of them do. */
function settled(before: SectionDraft, changes: Partial<SectionDraft>): SectionDraft {
  const isChosenAnew = changes.entries !== undefined;
  const section = { ...before, ...changes, ...(isChosenAnew && { isPick: false }) };
  if (!section.isShown || !isEmptied(section)) return section;
  if (before.isShown) return { ...section, isShown: false };
  const entries = section.entries.map((each) => ({ ...each, isShown: true }));
  return { ...section, entries, isPick: false };
}

/** A list in the order of its ids. */
export const ordered = <Each>(
  list: readonly Each[],
  ids: readonly string[],
  idOf: (each: Each) => string,
): Each[] => ids.flatMap((id) => list.filter((each) => idOf(each) === id));

/** A text of the form. */
export function textOf(values: AnyValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/**
 * What a section is called to a reader of the portal. Templates have headings in English alone, so others read the usual one of their language, as
 * the printed CV has it.
 */
export function headingFor(
  language: string,
  key: SectionKey,
  record: readonly SectionRecord[],
  template: TemplateSections,
): string {
  const own = language === baseLanguage ? template?.find((each) => each.key === key)?.title : undefined;
  return own ?? record.find((each) => each.key === key)?.title ?? key;
}
