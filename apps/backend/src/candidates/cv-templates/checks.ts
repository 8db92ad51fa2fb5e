/** What to look at before a CV is sent. Nothing here refuses anything. */
import type { components } from '@aarambh/api-client/schema';
import {
  contactDetailsIn,
  inLanguage,
  localized,
  unprintable,
  type Locale,
  type LocalizedText,
} from '../../platform/index.ts';
import { typedTexts } from './contact.ts';
import type { CvDocument, CvSection, CvSectionKey } from './document.ts';

type CvCheck = components['schemas']['CvCheck'];

/** What of a template and of the choice the pages do not show. */
export interface CheckedAgainst {
  pages: number;
  required: ReadonlySet<CvSectionKey>;
  /** Entries that were chosen, by section. */
  chosen: readonly { key: CvSectionKey; itemIDs: readonly string[] }[];
  isTemplateWithdrawn: boolean;
}

/** Sections whose entries are expected to say when. */
const dated: ReadonlySet<CvSectionKey> = new Set(['education', 'experience', 'projects', 'certifications']);

/** How many sections are named as the ones to shorten. */
const longest = 2;

/** Something to look at: in which words, and where. */
interface Found extends Partial<Pick<CvCheck, 'sectionKey' | 'itemID'>> {
  code: CvCheck['code'];
  text: LocalizedText;
}

export function checkCv(cv: CvDocument, against: CheckedAgainst, locale: Locale): CvCheck[] {
  const found = [
    ...templateChecks(against),
    ...lengthChecks(cv, against),
    ...cv.sections.flatMap((section) => sectionChecks(section, against)),
    ...choiceChecks(cv, against),
    ...textChecks(cv),
  ];
  return found.map(({ text, ...check }) => ({
    sectionKey: null,
    itemID: null,
    ...check,
    message: inLanguage(text, locale),
  }));
}

function templateChecks({ isTemplateWithdrawn }: CheckedAgainst): Found[] {
  if (!isTemplateWithdrawn) return [];
  const text = localized('This template was withdrawn. Your CV keeps it until you choose another.', {});
  return [{ code: 'templateWithdrawn', text }];
}

function lengthChecks({ design: { pageLimit }, sections }: CvDocument, { pages }: CheckedAgainst): Found[] {
  if (pages <= pageLimit) return [];
  const text = localized('The CV has {pages} pages; the template allows {pageLimit}.', { pages, pageLimit });
  const long = sections.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, longest);
  return [
    { code: 'tooLong', text },
    ...long.map((section) => ({
      code: 'longSection' as const,
      text: localized('Shorten this section first: {title}, {length} characters.', {
        title: section.title,
        length: lengthOf(section),
      }),
      sectionKey: section.key,
    })),
  ];
}

/** What the template asks for and the section has not, and entries that do not say when. */
function sectionChecks(section: CvSection, { required }: CheckedAgainst): Found[] {
  const { key: sectionKey, title } = section;
  const isMissed = required.has(sectionKey) && lengthOf(section) === 0;
  const undated = dated.has(sectionKey) ? section.entries.filter(({ period }) => period === null) : [];
  return [
    ...(isMissed
      ? [
          {
            code: 'requiredEmpty' as const,
            text: localized('The template asks for this section: {title}.', { title }),
            sectionKey,
          },
        ]
      : []),
    ...undated.map((entry) => ({
      code: 'missingDate' as const,
      text: localized('{title} says not when it was.', { title: entry.title }),
      sectionKey,
      itemID: entry.id,
    })),
  ];
}

/** Entries that were chosen and are not there any more. */
function choiceChecks({ sections }: CvDocument, { chosen }: CheckedAgainst): Found[] {
  return chosen.flatMap(({ key, itemIDs }) => {
    const there = new Set(sections.find((section) => section.key === key)?.entries.map(({ id }) => id));
    const gone = itemIDs.filter((id) => !there.has(id));
    const text = localized('An entry that you chose is no longer in your profile.', {});
    return gone.map((itemID) => ({ code: 'gone' as const, text, sectionKey: key, itemID }));
  });
}

/** What was typed and cannot be printed, or is hidden from companies at first. */
function textChecks({ person: { name, headline, city }, sections }: CvDocument): Found[] {
  const places = [
    { texts: [name, headline, city], place: {} },
    ...sections.flatMap((section) => [
      { texts: [section.title, section.text], place: { sectionKey: section.key } },
      ...section.entries.map((entry) => ({
        texts: typedTexts(entry),
        place: { sectionKey: section.key, itemID: entry.id },
      })),
    ]),
  ];
  return places.flatMap(({ texts, place }) => {
    const typed = texts.filter((each) => each !== null).join('\n');
    const characters = unprintable(typed).slice(0, 20).join(' ');
    const contacts = contactDetailsIn(typed).slice(0, 5).join(', ');
    const found: Found[] = [];
    if (characters !== '') {
      const text = localized('These characters cannot be printed and are left out: {characters}', {
        characters,
      });
      found.push({ code: 'unprintable', text, ...place });
    }
    if (contacts !== '') {
      const text = localized('Companies read this only after they have shortlisted you: {contacts}', {
        contacts,
      });
      found.push({ code: 'contact', text, ...place });
    }
    return found;
  });
}

/** Characters that a section prints. */
function lengthOf({ text, entries }: CvSection): number {
  const texts = entries.flatMap(({ title, subtitle, details, points }) => [
    title,
    subtitle,
    details,
    ...points,
  ]);
  return [text, ...texts].reduce((sum, each) => sum + (each?.length ?? 0), 0);
}
