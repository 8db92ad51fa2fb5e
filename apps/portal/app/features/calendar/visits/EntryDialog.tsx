import { listJobDescriptions } from '@aarambh/api-client/operations';
import { visitEntry } from '@aarambh/forms';
import {
  FormDateField,
  FormMultiSelect,
  FormSearchSelect,
  FormSelect,
  FormTextArea,
  FormTextField,
  SchemaForm,
  useTextValue,
  type FormHandle,
} from '@aarambh/forms/react';
import { useSearchedChoices } from '@aarambh/records/data';
import { Stack } from '@aarambh/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useIsAllowed } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { verifiedCompanies } from '#app/records/longLists.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldActions } from '#app/screen/HeldActions.tsx';
import { HeldDialog } from '#app/screen/HeldDialog.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { call } from '#app/session/call.ts';
import { HallChoice } from './HallChoice.tsx';
import { useJobChoices } from './useJobChoices.ts';
import { forgetVisits } from './visitsQuery.ts';

type Handle = FormHandle<typeof visitEntry.defaultValues>;

interface EntryProps {
  /** The institute whose office enters it. */
  readonly instituteID: string;
}

interface EntryDialogProps extends EntryProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The office of an institute enters the visit of a company that called. */
export function EntryDialog({ isOpen, onClose, instituteID }: EntryDialogProps) {
  const { t } = useTranslation();
  return (
    <HeldDialog isOpen={isOpen} onClose={onClose} title={t('calendar.visits.enterTitle')}>
      <EntryForm instituteID={instituteID} onDone={onClose} />
    </HeldDialog>
  );
}

function EntryForm({ instituteID, onDone }: EntryProps & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { form, failure } = useSubmission(visitEntry, {
    send: (values, { signal }) =>
      call((api) => api.POST('/visit/entry', { body: visitEntry.toPayload(values), signal })),
    onDone: () => {
      alerts.success(t('calendar.visits.entered'));
      onDone();
      return forgetVisits(client);
    },
  });
  const day = useTextValue(form, 'day');
  const hall = useTextValue(form, 'hall');
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={failure} />
        <CompanyFields form={form} />
        <FormSelect form={form} name="kind" />
        <FormDateField form={form} name="day" />
        <HallChoice
          day={day}
          hall={hall}
          onChoose={(name) => form.change('hall', name)}
          instituteID={instituteID}
        >
          <FormTextField form={form} name="hall" />
        </HallChoice>
        <FormTextArea form={form} name="note" />
        <HeldActions form={form}>{t('calendar.visits.enterSend')}</HeldActions>
      </Stack>
    </SchemaForm>
  );
}

/** The company, and which of its jobs it comes for where the institute sees any. */
function CompanyFields({ form }: { readonly form: Handle }) {
  const companyID = useTextValue(form, 'companyID');
  const { field, chosenItems } = useSearchedChoices(verifiedCompanies, companyID === '' ? [] : [companyID]);
  const label = chosenItems.find(({ id }) => id === companyID)?.label;
  const areJobsSeen = useIsAllowed(listJobDescriptions);
  const jobs = useJobChoices(useTextValue(form, 'jdIDs'), areJobsSeen ? companyID : '');
  return (
    <>
      <FormSearchSelect
        form={form}
        name="companyID"
        {...field}
        {...(label !== undefined && { valueLabel: label })}
      />
      {jobs.areSome && <FormMultiSelect key={companyID} form={form} name="jdIDs" {...jobs.field} />}
    </>
  );
}
