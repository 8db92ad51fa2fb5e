import { visitWish, wishedDayFields, wishedDays } from '@aarambh/forms';
import {
  FormDateField,
  FormMultiSelect,
  FormSearchSelect,
  FormTextArea,
  SchemaForm,
  useTextValue,
  type FormHandle,
} from '@aarambh/forms/react';
import { Stack } from '@aarambh/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { listInstitutes, searchInstitutes } from '#app/lookups/institutes.ts';
import { useAsyncOptions } from '#app/lookups/useAsyncOptions.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldActions } from '#app/screen/HeldActions.tsx';
import { HeldDialog } from '#app/screen/HeldDialog.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { call } from '#app/session/call.ts';
import { useJobChoices } from './useJobChoices.ts';
import { VisitClashes } from './VisitClashes.tsx';
import { forgetVisits } from './visitsQuery.ts';

type Handle = FormHandle<typeof visitWish.defaultValues>;

interface WishProps {
  /** Chosen at first; empty: none. */
  readonly instituteID: string;
  readonly jdID: string;
}

interface WishDialogProps extends WishProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A company asks an institute for a day. */
export function WishDialog({ isOpen, onClose, ...first }: WishDialogProps) {
  const { t } = useTranslation();
  return (
    <HeldDialog isOpen={isOpen} onClose={onClose} title={t('calendar.visits.askTitle')}>
      <WishForm {...first} onDone={onClose} />
    </HeldDialog>
  );
}

function WishForm({ instituteID, jdID, onDone }: WishProps & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const institutes = useAsyncOptions(listInstitutes, searchInstitutes);
  const { form, failure } = useSubmission(visitWish, {
    initialValues: { ...visitWish.defaultValues, instituteID, jdIDs: jdID },
    send: (values, { signal }) =>
      call((api) => api.POST('/visit', { body: visitWish.toPayload(values), signal })),
    onDone: () => {
      alerts.success(t('calendar.visits.asked'));
      onDone();
      return forgetVisits(client);
    },
  });
  const jobs = useJobChoices(useTextValue(form, 'jdIDs'));
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={failure} />
        <FormSearchSelect form={form} name="instituteID" {...institutes} />
        <FormMultiSelect form={form} name="jdIDs" {...jobs.field} />
        <DayFields form={form} />
        <Met form={form} />
        <FormTextArea form={form} name="note" />
        <HeldActions form={form}>{t('calendar.visits.send')}</HeldActions>
      </Stack>
    </SchemaForm>
  );
}

function useTypedDays(form: Handle) {
  return {
    day1: useTextValue(form, 'day1'),
    day2: useTextValue(form, 'day2'),
    day3: useTextValue(form, 'day3'),
    day4: useTextValue(form, 'day4'),
    day5: useTextValue(form, 'day5'),
  };
}

/** One day more than are filled. */
function DayFields({ form }: { readonly form: Handle }) {
  const typed = useTypedDays(form);
  const filled = wishedDayFields.findLastIndex((name) => typed[name] !== '') + 1;
  return wishedDayFields
    .slice(0, filled + 1)
    .map((name) => <FormDateField key={name} form={form} name={name} />);
}

function Met({ form }: { readonly form: Handle }) {
  const instituteID = useTextValue(form, 'instituteID');
  const days = wishedDays(useTypedDays(form));
  return days.map((day) => <VisitClashes key={day} instituteID={instituteID} day={day} />);
}
