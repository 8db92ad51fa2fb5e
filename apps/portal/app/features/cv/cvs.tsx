import { EmptyState } from '@aarambh/ui/EmptyState';
import { useMemo } from 'react';
import { LeftOutNotice } from '#app/address/LeftOutNotice.tsx';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyRow, Resource } from '@aarambh/records';
import { useChosen } from '@aarambh/records/data';
import { RecordChooser, ResourceScreen } from '@aarambh/records/screens';
import { candidateProfileResource } from './candidateProfile.tsx';
import { studentResource } from '#app/features/students/student.tsx';
import { CvList } from './CvList.tsx';
import { useUser } from '#app/screen/useUser.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('cv', 'resources', 'catalogue', 'people');

/** The person's own CVs; staff read those of a candidate whom they choose (specification, section 2). */
export default function Cvs() {
  const { type } = useUser();
  return type === 'C' ? <CvList /> : <CvsOfCandidate />;
}

/** What staff see of somebody else's; what to do where there are none is not theirs to do. */
const ofCandidate: Resource = {
  ...candidateProfileResource,
  texts: { ...candidateProfileResource.texts, empty: undefined },
  emptyLink: undefined,
};

/** People share names; their addresses do not. */
const personLabel = (person: AnyRow): string =>
  [person.name, person.email].filter((part) => typeof part === 'string').join(' · ');

function CvsOfCandidate() {
  const { t } = useTranslation();
  const { id: userID, choose, isLeftOut } = useChosen('userID');
  const query = useMemo(() => (userID === null ? null : { userID }), [userID]);
  return (
    <ResourceScreen
      resource={ofCandidate}
      subject={{
        query,
        chooser: (
          <>
            <LeftOutNotice names={isLeftOut ? [t('resources.candidateProfile.person')] : []} />
            <RecordChooser
              resource={studentResource}
              label={t('resources.candidateProfile.person')}
              placeholder={t('resources.candidateProfile.personHint')}
              labelOf={personLabel}
              value={userID}
              onChange={choose}
            />
          </>
        ),
        prompt: (
          <EmptyState title={t('resources.candidateProfile.choose')}>
            {t('resources.candidateProfile.chooseText')}
          </EmptyState>
        ),
      }}
    />
  );
}
