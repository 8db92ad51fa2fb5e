import { RecordsProvider, type RecordsHost } from '@aarambh/records';
import { lazy, Suspense, use, useMemo, type ReactNode } from 'react';
import { AccessContext } from '#app/access/access.ts';
import { useMayOpen } from '#app/access/useMayOpen.ts';
import { LeftOutNotice } from '#app/address/LeftOutNotice.tsx';
import { csvFile } from '#app/csv/csvFile.ts';
import { saveFile } from '#app/files/saveFile.ts';
import { workbookFile } from '#app/files/workbookFile.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { stepsBackTo } from '#app/screen/backSteps.ts';
import { DownloadButton } from '#app/screen/DownloadButton.tsx';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldDialog, HeldPanel, useCloseHeld } from '#app/screen/HeldDialog.tsx';
import { Held } from '#app/screen/HeldForm.tsx';
import { LoadingCard } from '#app/screen/LoadingCard.tsx';
import { Retry } from '#app/screen/Retry.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { UnsavedChangesDialog } from '#app/screen/UnsavedChangesDialog.tsx';
import { useAction } from '#app/screen/useAction.ts';
import { useFailureWords } from '#app/screen/useFailureWords.ts';
import { useIsOnline } from '#app/screen/useIsOnline.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { useUser } from '#app/screen/useUser.ts';
import { failureText } from '#app/session/failureText.ts';
import { readCreditsAgain } from '#app/session/queries.ts';
import { useAsOf } from '#app/session/useAsOf.ts';
import { deviceStore, tabStore } from '#app/storage.ts';
import { useDensity } from '#app/theme/useDensity.ts';
import { accessOf } from './accessOf.ts';
import { recordService } from './service.ts';

const LetterField = lazy(() => import('./LetterField.tsx'));

function useAccess() {
  const role = use(AccessContext);
  return useMemo(() => accessOf(role), [role]);
}

const host: RecordsHost = {
  service: recordService,
  useTranslation,
  useFormats,
  useAccess,
  useMayOpen,
  useAction,
  useFailureWords,
  tellFailure,
  failureText,
  useCloseHeld,
  useIsOnline,
  useIsKept: () => useAsOf() !== null,
  useIsCompact: () => useDensity(useUser().type !== 'C') === 'compact',
  stepsBackTo,
  device: deviceStore,
  tab: tabStore,
  saveFile,
  csvFile,
  workbookFile,
  onChanged: readCreditsAgain,
  ScreenHeading,
  LeftOutNotice,
  FailureAlert,
  HeldDialog,
  HeldPanel,
  Held,
  UnsavedChangesDialog,
  LoadingCard,
  Retry,
  DownloadButton,
  FileControl: (props) => (
    <Suspense>
      <LetterField {...props} />
    </Suspense>
  ),
};

/** Gives lists and records what they need of the portal. */
export function PortalRecords({ children }: { readonly children: ReactNode }) {
  return <RecordsProvider host={host}>{children}</RecordsProvider>;
}
