/** What a CV is read by, and what is derived from a draft of it. */
import type { CvAdvice } from '@aarambh/forms';
import { cvAdvice } from '@aarambh/forms';
import type { components } from '@aarambh/api-client';
import type { CvBody } from './useCvSaving.ts';
import type { PreviewRequest } from './useCvPreview.ts';
import {
  sectionsBody,
  textOf,
  usualSections,
  type CvDraft,
  type CvTemplate,
  type SectionRecord,
} from './draft.ts';
import { cvForm } from './useCvDraft.ts';

type Experience = components['schemas']['Experience'];

/** The template that a CV is set in: the chosen one, or the first of those that fit. */
export const templateOf = (
  id: string | null | undefined,
  templates: readonly CvTemplate[],
): CvTemplate | undefined => templates.find((each) => each.id === id) ?? templates[0];

/** What would be stored of a draft. */
export function bodyOf(
  draft: CvDraft,
  record: readonly SectionRecord[],
  template: CvTemplate | undefined,
): CvBody {
  return {
    ...cvForm.toPayload(draft.values),
    sections: sectionsBody(draft.sections, usualSections(record, template?.sections)),
    cvTemplateID: draft.cvTemplateID,
  };
}

/** What is set of a draft. */
export function previewOf({
  headline,
  summary,
  sections,
  cvTemplateID,
  style,
  language,
}: CvBody): PreviewRequest {
  return {
    headline: headline ?? null,
    summary: summary ?? null,
    sections: sections ?? [],
    cvTemplateID: cvTemplateID ?? null,
    style: style ?? {},
    language: language ?? 'en',
  };
}

/** What the rules say about a draft. */
export function adviceOf(
  { values, sections }: CvDraft,
  record: readonly SectionRecord[],
  experience: readonly Experience[],
): CvAdvice[] {
  const shown = sections.filter(({ isShown }) => isShown);
  const isShown = (key: string): boolean => shown.some((each) => each.key === key);
  return cvAdvice({
    headline: textOf(values, 'headline'),
    summary: textOf(values, 'summary'),
    hasSummary: isShown('summary'),
    texts: shown.flatMap(({ key, text, entries }) => [
      { place: key, text },
      ...entries
        .filter((entry) => entry.isShown)
        .map(({ id, text: own }) => ({
          place: key,
          itemID: id,
          text:
            own.trim() === ''
              ? (record.find((each) => each.key === key)?.entries.find((each) => each.id === id)?.text ?? '')
              : own,
        })),
    ]),
    posts: isShown('experience')
      ? experience.map(({ startMonth, endMonth, isCurrent }) => ({
          from: startMonth ?? '',
          to: isCurrent ? null : (endMonth ?? null),
        }))
      : [],
  });
}
