import { isApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { TextArea } from '@aarambh/ui/TextArea';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { Held } from '#app/screen/HeldForm.tsx';
import type { PersonPartProps } from './PersonDialog.tsx';
import { useEntrySaving } from './useEntrySaving.ts';

/** Characters of a reason that says something, as the contract has it. */
export const shortestReason = 3;
export const longestReason = 200;

/** Excuses an absence, with the reason: it no longer counts. */
export function Excuse({ round, entry: { applicationID, name }, onDone }: PersonPartProps) {
  const { t } = useTranslation();
  const [excuse, setExcuse] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error, refusal } = useEntrySaving(round, () => {
    alerts.success(t('drive.person.excused', { name }));
    onDone();
  });
  const isShort = excuse.trim().length < shortestReason;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!isShort) mutate({ applicationID, attendance: 'Excused', excuse: excuse.trim() });
      }}
    >
      <Stack gap="md">
        <Held isChanged={excuse !== '' && !isPending} />
        <FailureAlert error={isApiError(error) ? error : null} />
        {refusal !== undefined && <Alert tone="danger">{refusal}</Alert>}
        <TextArea
          label={t('drive.person.excuse')}
          hint={t('drive.person.excuseHint')}
          value={excuse}
          characterLimit={longestReason}
          error={isAsked && isShort ? t('drive.person.reasonNeeded') : undefined}
          onChange={setExcuse}
        />
        <Inline justify="end">
          <Button type="submit" size="sm" isPending={isPending}>
            {t('drive.person.excuseDo')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
