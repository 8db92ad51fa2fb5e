/** Putting a CV together: what the person chose of the own record, in the order and look of a template. */
import type { components } from '@aarambh/api-client/schema';
import { inLanguage, type Locale } from '../../platform/index.ts';
import { wholeStyle, type CvDesign, type CvDocument, type CvEntry, type CvSection } from './document.ts';
import type { CvRecord } from './record.ts';
import type { cvTemplates } from '../tables/cv-templates.ts';
import { sectionTitles } from './words.ts';

type Chosen = components['schemas']['CandidateProfileSection'];

/** What a profile says beside the record. */
export interface CvChoice {
  headline: string | null;
  summary: string | null;
  /** None: all that the template shows. */
  sections: readonly Chosen[];
  /** What of the template's style it has otherwise. */
  style: components['schemas']['CvOwnStyle'];
  language: Locale;
}

/** What a CV needs of a template. */
export type CvTemplate = Pick<typeof cvTemplates.$inferSelect, 'layout' | 'sections' | 'style' | 'pageLimit'>;

/** The design of a template, whole. */
export const designOf = ({ layout, style, pageLimit }: Omit<CvTemplate, 'sections'>): CvDesign => ({
  layout,
  style: wholeStyle(style),
  pageLimit,
});

/** @param photo of the person, as the template has a place for it; null for none */
export function composeCv(
  record: CvRecord,
  choice: CvChoice,
  template: CvTemplate,
  photo: string | null,
): CvDocument {
  return {
    language: choice.language,
    person: { ...record.person, headline: choice.headline, ...(photo !== null && { photo }) },
    sections: chosenSections(choice, template).map((section) => ({
      key: section.key,
      title: titleOf(section, choice.language, template),
      text:
        [section.key === 'summary' ? choice.summary : null, section.text].filter(Boolean).join('\n') || null,
      entries: entriesOf(section, record.entries[section.key]),
    })),
    design: designOf({ ...template, style: withOwnStyle(template.style, choice.style) }),
  };
}

/** What the CV leaves open is as the template has it. */
const withOwnStyle = (
  style: CvTemplate['style'],
  { size, accent }: CvChoice['style'],
): CvTemplate['style'] => ({
  ...style,
  size: size ?? style.size ?? null,
  accent: accent ?? style.accent ?? null,
});

/** Whether the person wants a section of a profile on the CV. */
export const isChosen = ({ isHidden }: Chosen): boolean => isHidden !== true;

/** The sections in their order; what the template requires comes even where it was not chosen. */
function chosenSections({ sections }: CvChoice, template: CvTemplate): readonly Chosen[] {
  const shown = template.sections.filter(({ visible }) => visible);
  const all = (wanted: CvTemplate['sections']) => wanted.map(({ key }): Chosen => ({ key, itemIDs: [] }));
  if (sections.length === 0) return all(shown);
  const chosen = sections.filter(isChosen);
  const keys = new Set(chosen.map(({ key }) => key));
  const missing = template.sections.filter(({ key, required }) => required && !keys.has(key));
  return [...chosen, ...all(missing)];
}

/** The person's own heading, the template's, which is written in English, or the usual one of the language. */
function titleOf({ key, title }: Chosen, language: Locale, template: CvTemplate): CvSection['title'] {
  const own = language === 'en' ? template.sections.find((each) => each.key === key)?.title : undefined;
  return title ?? own ?? inLanguage(sectionTitles[key], language);
}

function entriesOf({ itemIDs, itemTexts = [] }: Chosen, entries: readonly CvEntry[]): readonly CvEntry[] {
  const chosen =
    itemIDs.length === 0 ? entries : itemIDs.flatMap((id) => entries.filter((entry) => entry.id === id));
  return chosen.map((entry) => {
    const text = itemTexts.find(({ itemID }) => itemID === entry.id)?.text;
    return text === undefined ? entry : { ...entry, points: text.split('\n') };
  });
}
