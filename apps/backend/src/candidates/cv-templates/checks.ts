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

export function checkCv(cv: CvDocument, against: CheckedAgainst, locale: Locale): CvCheck[] {
  const check = (
    code: CvCheck['code'],
    text: LocalizedText,
    place: Partial<Pick<CvCheck, 'sectionKey' | 'itemID'>> = {},
  ): CvCheck => ({ code, message: inLanguage(text, locale), sectionKey: null, itemID: null, ...place });
  const { pages, required, chosen, isTemplateWithdrawn } = against;
  const { pageLimit } = cv.design;
  return [
    ...(isTemplateWithdrawn
      ? [
          check(
            'templateWithdrawn',
            localized('This template was withdrawn. Your CV keeps it until you choose another.', {}),
          ),
        ]
      : []),
    ...(pages > pageLimit
      ? [
          check(
            'tooLong',
            localized('The CV has {pages} pages; the template allows {pageLimit}.', { pages, pageLimit }),
          ),
          ...cv.sections
            .toSorted((a, b) => lengthOf(b) - lengthOf(a))
            .slice(0, longest)
            .map((section) =>
              check(
                'longSection',
                localized('Shorten this section first: {title}, {length} characters.', {
                  title: section.title,
                  length: lengthOf(section),
                }),
                { sectionKey: section.key },
              ),
            ),
        ]
      : []),
    ...cv.sections.flatMap((section) => [
      ...(required.has(section.key) && lengthOf(section) === 0
        ? [
            check(
              'requiredEmpty',
              localized('The template asks for this section: {title}.', { title: section.title }),
              {
                sectionKey: section.key,
              },
            ),
          ]
        : []),
      ...section.entries
        .filter(({ period }) => dated.has(section.key) && period === null)
        .map(({ id, title }) =>
          check('missingDate', localized('{title} says not when it was.', { title }), {
            sectionKey: section.key,
            itemID: id,
          }),
        ),
    ]),
    ...chosen.flatMap(({ key, itemIDs }) => {
      const there = new Set(cv.sections.find((section) => section.key === key)?.entries.map(({ id }) => id));
      return itemIDs
        .filter((id) => !there.has(id))
        .map((itemID) =>
          check('gone', localized('An entry that you chose is no longer in your profile.', {}), {
            sectionKey: key,
            itemID,
          }),
        );
    }),
    ...textChecks(),
  ];

  function textChecks(): CvCheck[] {
    const { name, headline, city } = cv.person;
    const places = [
      { texts: [name, headline, city], place: {} },
      ...cv.sections.flatMap((section) => [
        { texts: [section.title, section.text], place: { sectionKey: section.key } },
        ...section.entries.map((entry) => ({
          texts: typedTexts(entry),
          place: { sectionKey: section.key, itemID: entry.id },
        })),
      ]),
    ];
    return places.flatMap(({ texts, place }) => {
      const text = texts.filter((each) => each !== null).join('\n');
      const characters = unprintable(text);
      const contacts = contactDetailsIn(text);
      return [
        ...(characters.length === 0
          ? []
          : [
              check(
                'unprintable',
                localized('These characters cannot be printed and are left out: {characters}', {
                  characters: characters.slice(0, 20).join(' '),
                }),
                place,
              ),
            ]),
        ...(contacts.length === 0
          ? []
          : [
              check(
                'contact',
                localized('Companies read this only after they have shortlisted you: {contacts}', {
                  contacts: contacts.slice(0, 5).join(', '),
                }),
                place,
              ),
            ]),
      ];
    });
  }
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
