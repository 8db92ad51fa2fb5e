import type { components } from '@aarambh/api-client';
import { Conflict, type Difference } from '#app/screen/Conflict.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { languageTexts, visibilityTexts } from '#app/words/cvs.ts';
import { isSame, type CvProfile, type CvTemplate, type SectionKey } from './draft.ts';
import type { CvBody } from './useCvSaving.ts';

interface CvConflictProps {
  /** What is stored. */
  readonly theirs: CvProfile;
  /** What is written here. */
  readonly mine: CvBody;
  readonly templates: readonly CvTemplate[];
  readonly headingOf: (key: SectionKey) => string;
  readonly onKeepMine: () => void | Promise<void>;
  readonly onTakeTheirs: () => void;
}

/** Says that the CV was changed in another window, with both versions of what differs, and lets the person choose. */
export function CvConflict({
  theirs: stored,
  mine,
  templates,
  headingOf,
  onKeepMine,
  onTakeTheirs,
}: CvConflictProps) {
  const { t } = useTranslation();
  const texts: readonly { label: string; read: (from: CvBody | CvProfile) => string }[] = [
    { label: t('forms.cv name label'), read: ({ name }) => name ?? '' },
    { label: t('forms.cv headline label'), read: ({ headline }) => headline ?? '' },
    { label: t('forms.cv summary label'), read: ({ summary }) => summary ?? '' },
    {
      label: t('cv.design.template'),
      read: ({ cvTemplateID }) => templates.find((each) => each.id === cvTemplateID)?.name ?? '',
    },
    { label: t('forms.cv size label'), read: ({ style }) => String(style?.size ?? '') },
    {
      label: t('forms.cv accent label'),
      read: ({ style }) => (style?.accent ? t(`forms.cv accent ${style.accent}`) : ''),
    },
    {
      label: t('forms.cv photo label'),
      read: ({ style }) => t(style?.photo === true ? 'resources.yes' : 'resources.no'),
    },
    { label: t('forms.cv language label'), read: ({ language = 'en' }) => t(languageTexts[language]) },
    {
      label: t('forms.cv visibility label'),
      read: ({ visibility = 'Private' }) => t(visibilityTexts[visibility]),
    },
  ];
  function sectionText({ key, title, itemIDs }: components['schemas']['CandidateProfileSection']): string {
    const name = title ?? headingOf(key);
    return itemIDs.length === 0 ? name : `${name} (${itemIDs.length})`;
  }
  const sectionsText = ({ sections = [] }: CvBody | CvProfile): string =>
    sections
      .filter(({ isHidden }) => isHidden !== true)
      .map(sectionText)
      .join(', ') || t(sections.length === 0 ? 'cv.stale.usual' : 'cv.stale.none');
  const roleOf = ({ jobProfileID, jobProfileLateralID }: CvBody | CvProfile): string =>
    jobProfileID ?? jobProfileLateralID ?? '';
  const differences: Difference[] = [
    ...texts
      .map(({ label, read }) => ({ id: label, label, mine: read(mine), theirs: read(stored) }))
      .filter(({ mine: own, theirs }) => own !== theirs)
      .map((each) => ({ ...each, mine: each.mine || '–', theirs: each.theirs || '–' })),
    ...(roleOf(mine) === roleOf(stored)
      ? []
      : [
          {
            id: 'role',
            label: t('forms.cv role label'),
            mine: t('cv.stale.other'),
            theirs: stored.profileTitle ?? '–',
          },
        ]),
    // Two choices of entries can read alike.
    ...(isSame(mine.sections, stored.sections)
      ? []
      : [
          {
            id: 'sections',
            label: t('cv.sections.title'),
            mine: sectionsText(mine),
            theirs: sectionsText(stored),
          },
        ]),
  ];
  return (
    <Conflict
      title={t('cv.stale.title')}
      differences={differences}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
