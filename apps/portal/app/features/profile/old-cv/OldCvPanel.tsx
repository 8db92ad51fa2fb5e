import { fileSizes } from '@aarambh/forms';
import { Button } from '@aarambh/ui/Button';
import { FileField } from '@aarambh/ui/FileField';
import { Panel } from '@aarambh/ui/Panel';
import { Spinner } from '@aarambh/ui/Spinner';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { failureText } from '#app/session/failureText.ts';
import { queries } from '#app/session/queries.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { UnsavedChangesDialog } from '#app/screen/UnsavedChangesDialog.tsx';
import { useUser } from '#app/screen/useUser.ts';
import { ProposalDialog } from './ProposalDialog.tsx';
import { definitions, entryOf, summaryForm, summaryKey } from './proposals.ts';
import { Review } from './Review.tsx';
import { useOldCv } from './useOldCv.ts';

const fileWords: typeof failureText = (error, ...rest) =>
  error.fieldErrors[0]?.message ?? failureText(error, ...rest);

/** Begins a profile with an old CV: the file is read and not kept, and the person ticks what is taken of it. */
export function OldCvPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { parentEntityID, isFresher } = useUser();
  const [asksToLeave, setAsksToLeave] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const programs = useQuery({
    ...queries().queryOptions('get', '/program/all', {
      params: { query: { pageNo: -1, instituteID: parentEntityID ?? '' } },
    }),
    enabled: isFresher === true && parentEntityID !== null,
  });
  const offered = programs.data?.data.program ?? [];
  const names = Object.fromEntries(offered.map(({ id, name }) => [id, name]));

  const old = useOldCv({
    instituteID: parentEntityID,
    degreeOf: (programID) => offered.find(({ id }) => id === programID)?.degree,
    onRead: () => title.current?.focus(),
    onTaken: onClose,
  });
  const { reading, ticked, completed, chosen, edited } = old;

  const leave = (): void => {
    if (ticked.size > 0 || completed.size > 0) setAsksToLeave(true);
    else onClose();
  };
  return (
    <Panel
      isOpen
      width="lg"
      title={t('profile.oldCv.title')}
      titleRef={title}
      closeOnNavigate={false}
      onClose={leave}
      footer={
        reading === undefined ? undefined : (
          <Button isFullWidth isPending={old.isTaking} disabled={chosen.length === 0} onClick={old.take}>
            {chosen.length === 0
              ? t('profile.oldCv.takeNone')
              : t('profile.oldCv.take', { count: chosen.length })}
          </Button>
        )
      }
    >
      {reading === undefined ? (
        <Stack gap="md">
          <Text>{t('profile.oldCv.text')}</Text>
          <FailureAlert
            error={old.fileFailure}
            title={t('profile.oldCv.unread')}
            word={fileWords}
            takesFocus
          />
          <FileField
            label={t('profile.oldCv.file')}
            hint={t('profile.oldCv.hint')}
            accept=".pdf,.json,application/pdf,application/json"
            kinds={t('profile.oldCv.kinds')}
            maxSize={fileSizes.pdf}
            onChange={([next], { reason }) => {
              old.forgetFailure();
              if (next !== undefined && reason === 'add') old.read(next);
            }}
          />
          {old.isReading && <Spinner label={t('profile.oldCv.reading')} />}
        </Stack>
      ) : (
        <Review
          {...{ reading, ticked, completed, names }}
          errors={old.errors}
          failure={old.failure}
          isReadAgain={old.isReadAgain}
          onTick={old.tick}
          onEdit={old.edit}
          onOtherFile={old.putAway}
        />
      )}
      {edited !== null && (
        <ProposalDialog
          title={edited === summaryKey ? t('profile.sections.academics.title') : edited.title}
          lead={t(edited === summaryKey ? 'profile.oldCv.summaryFirst' : 'profile.oldCv.notSaved')}
          definition={edited === summaryKey ? summaryForm : (definitions[edited.section] ?? summaryForm)}
          entry={edited === summaryKey ? (completed.get(summaryKey) ?? {}) : entryOf(edited, completed)}
          choices={{
            items: { programID: offered.map(({ id, name }) => ({ id, label: name ?? id })) },
            settled:
              edited === summaryKey
                ? ['educationGapYears', 'gapReason', 'mediumOfInstruction']
                : ['proofImageID'],
          }}
          onDone={old.complete}
          onClose={() => old.edit(null)}
        />
      )}
      <UnsavedChangesDialog
        isChanged={() => ticked.size > 0 && !old.isTaking}
        isClosing={asksToLeave}
        onClose={onClose}
        onStay={() => setAsksToLeave(false)}
      />
    </Panel>
  );
}
