import { visitEnd } from '@aarambh/forms';
import { FormTextArea, SchemaForm } from '@aarambh/forms/react';
import { Stack } from '@aarambh/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldActions } from '#app/screen/HeldActions.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { call } from '#app/session/call.ts';
import { forgetVisits, type Visit } from './visitsQuery.ts';

/** Declines or cancels a visit, with the reason that the other side reads. */
export function EndForm({
  visit: { id, rowVersion },
  onDone,
}: {
  readonly visit: Visit;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { form, failure } = useSubmission(visitEnd, {
    send: (values, { signal }) => {
      const body = visitEnd.toPayload(values, { rowVersion });
      return call((api) => api.POST('/visit/{id}/cancel', { params: { path: { id } }, body, signal }));
    },
    onDone: () => {
      alerts.success(t('calendar.visits.ended'));
      onDone();
      return forgetVisits(client);
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={failure} />
        <FormTextArea form={form} name="reason" />
        <HeldActions form={form} variant="danger">
          {t('calendar.visits.end')}
        </HeldActions>
      </Stack>
    </SchemaForm>
  );
}
