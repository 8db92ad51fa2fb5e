/** The parts of a profile that are compared with papers, as a check shows them. */
import type { components } from '@aarambh/api-client';
import { academicSummary, currentDegree, educationEntry } from '@aarambh/forms';
import type { Description } from '@aarambh/ui/DescriptionList';
import { erased } from '#app/features/profile/erasedForm.ts';
import { filledFactsOf, valueText, type FactsContext } from '#app/features/profile/facts.ts';
import type { StudentProfile } from './checkQueries.ts';

type JudgedPart = components['schemas']['JudgedPart'];
type WaitingPart = components['schemas']['ProfileCheckItem']['parts'][number];

const forms = {
  academics: erased(academicSummary),
  education: erased(educationEntry),
  currDegree: erased(currentDegree),
};

/** A part with its values in words. */
export interface ShownPart {
  readonly key: string;
  /** What a verdict names: the state whose values are shown. */
  readonly judged: JudgedPart;
  readonly title: string;
  readonly facts: readonly Description[];
  /** What it is compared with; null where nothing was sent. */
  readonly documentID: string | null;
}

export const partKey = ({ section, recordID }: { section: string; recordID?: string | null }): string =>
  `${section} ${recordID ?? ''}`;

/** Those of the parts that the profile still has, in the order of a mark sheet's years. */
export function shownParts(
  profile: StudentProfile,
  waiting: readonly WaitingPart[],
  context: FactsContext,
): readonly ShownPart[] {
  const isWaiting = (section: string, recordID?: string) =>
    waiting.some(
      (part) => partKey(part) === partKey({ section, ...(recordID !== undefined && { recordID }) }),
    );
  const { student, academics, currDegree, education = [] } = profile;
  const { t } = context;
  const stages = education.flatMap((stage): ShownPart[] =>
    isWaiting('education', stage.id)
      ? [
          {
            key: partKey({ section: 'education', recordID: stage.id }),
            judged: { section: 'education', recordID: stage.id, rowVersion: stage.rowVersion ?? 0 },
            title: `${valueText(forms.education.fields.degree, stage.degree, context)}, ${stage.passingYear}`,
            facts: filledFactsOf(forms.education, stage, context, ['degree', 'passingYear', 'proofImageID']),
            documentID: stage.proofImageID ?? null,
          },
        ]
      : [],
  );
  const summary = academics &&
    isWaiting('academics') && {
      key: partKey({ section: 'academics' }),
      judged: { section: 'academics' as const, rowVersion: academics.rowVersion ?? 0 },
      title: t('profile.sections.academics.title'),
      facts: filledFactsOf(forms.academics, academics, context),
      documentID: null,
    };
  const degree = currDegree &&
    isWaiting('currDegree') && {
      key: partKey({ section: 'currDegree' }),
      judged: { section: 'currDegree' as const, rowVersion: currDegree.rowVersion ?? 0 },
      title: t('profile.sections.currentDegree.title'),
      facts: [
        { id: 'program', term: t('profile.record.program'), details: student.programName ?? '' },
        ...filledFactsOf(forms.currDegree, currDegree, context, ['programID', 'instituteID', 'universityID']),
        ...(currDegree.semesters ?? []).map(({ no, sgpa, percentage, backlogs }) => ({
          id: `semester-${no}`,
          term: t('checks.semester', { no }),
          details: [
            sgpa === undefined ? '' : t('checks.sgpa', { sgpa }),
            percentage === undefined ? '' : `${percentage} %`,
            backlogs === undefined ? '' : t('checks.backlogs', { backlogs }),
          ]
            .filter(Boolean)
            .join(', '),
        })),
      ],
      documentID: null,
    };
  return [...(degree ? [degree] : []), ...(summary ? [summary] : []), ...stages];
}
