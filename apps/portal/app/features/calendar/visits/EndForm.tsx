import { visitEnd } from '@aarambh/forms';
import { FormTextArea, SchemaForm } from '@aarambh/forms/react';
import { Stack } from '@aarambh/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { AccessContext } from '#app/access/access.ts';
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
  visit: { id, rowVersion, state },
  onDone,
}: {
  readonly visit: Visit;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation();
  const { scope } = use(AccessContext);
  const isRefusal = state === 'Wanted' && scope === 'institute';
  const client = useQueryClient();
  const { form, failure } = useSubmission(visitEnd, {
    send: (values, { signal }) => {
      const body = visitEnd.toPayload(values, { rowVersion });
      return call((api) => api.POST('/visit/{id}/cancel', { params: { path: { id } }, body, signal }));
    },
    onDone: () => {
      alerts.success(t(isRefusal ? 'calendar.visits.declined' : 'calendar.visits.ended'));
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
          {t(isRefusal ? 'calendar.visits.decline' : 'calendar.visits.end')}
        </HeldActions>
      </Stack>
    </SchemaForm>
  );
}
