import type { components } from '@aarambh/api-client';
import { newIdempotencyKey } from '@aarambh/api-client';
import { SchemaForm, useSchemaForm } from '@aarambh/forms/react';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ActionForm } from '@aarambh/records';
import { RecordFields } from '@aarambh/records/screens';
import { myJobsResource } from './myJobs.tsx';
import { walletQuery } from '#app/session/queries.ts';
import { useUser } from '#app/screen/useUser.ts';
import { useHoldDecline } from './useHoldDecline.ts';
import { HeldActions } from '#app/screen/HeldActions.tsx';
import { HeldDialog } from '#app/screen/HeldDialog.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';

interface DeclineDialogProps {
  readonly job: components['schemas']['JobDescription'];
  readonly form: ActionForm;
  readonly onClose: () => void;
}

/** Asks why a job is declined, which nobody has to say, and declines it in ten seconds that can be taken back. */
export function DeclineDialog(props: DeclineDialogProps) {
  const { t } = useTranslation();
  const name = myJobsResource.nameOf(props.job);
  return (
    <HeldDialog isOpen onClose={props.onClose} title={t('resources.apply.declineQuestion', { name })}>
      <Reason {...props} />
    </HeldDialog>
  );
}

function Reason({ job, form: { definition, lookups }, onClose }: DeclineDialogProps) {
  const { t } = useTranslation();
  const { id: userID } = useUser();
  const hold = useHoldDecline();
  const { data } = useQuery(walletQuery());
  const price = data?.data.wallet.price.reject;
  const name = myJobsResource.nameOf(job);
  const form = useSchemaForm(definition, {
    onSubmit: (values) => {
      hold({
        userID,
        jdID: job.id,
        title: name,
        typed: { ...definition.toPayload(values), ...(price !== undefined && { expectedCredits: price }) },
        key: newIdempotencyKey(),
      });
      onClose();
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <Text>{t('resources.apply.declineText')}</Text>
        {price !== undefined && (
          <Text>
            {price === 0
              ? t('resources.apply.declineFree')
              : t('resources.apply.declinePrice', { count: price })}
          </Text>
        )}
        <RecordFields form={form} definition={definition} lookups={lookups} />
        <HeldActions form={form} variant="danger">
          {t('resources.apply.decline')}
        </HeldActions>
      </Stack>
    </SchemaForm>
  );
}
