import { visitDay } from '@aarambh/forms';
import {
  FormDateField,
  FormTextArea,
  FormTextField,
  SchemaForm,
  useTextValue,
  type FormHandle,
} from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldActions } from '#app/screen/HeldActions.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { call } from '#app/session/call.ts';
import { HallChoice } from './HallChoice.tsx';
import { forgetVisits, type Visit } from './visitsQuery.ts';

type Handle = FormHandle<typeof visitDay.defaultValues>;

/** The office sets the day and the hall of a visit; what that meets is shown before it is saved. */
export function DayForm({ visit, onDone }: { readonly visit: Visit; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, instituteID, state, wantedDays, hall = '', rowVersion } = visit;
  const { day = wantedDays[0] ?? '' } = visit;
  const known = state === 'Wanted' ? wantedDays : [day];
  const { form, failure } = useSubmission(visitDay, {
    initialValues: { day, hall, reason: '', known: known.join(',') },
    send: (values, { signal }) => {
      const body = visitDay.toPayload(values, { rowVersion });
      return call((api) => api.POST('/visit/{id}/day', { params: { path: { id } }, body, signal }));
    },
    onDone: () => {
      alerts.success(t('calendar.visits.isSet'));
      onDone();
      return forgetVisits(client);
    },
  });
  const typedDay = useTextValue(form, 'day');
  const typedHall = useTextValue(form, 'hall');
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={failure} />
        <WantedDays form={form} days={wantedDays} />
        <FormDateField form={form} name="day" />
        <HallChoice
          day={typedDay}
          hall={typedHall}
          onChoose={(name) => form.change('hall', name)}
          instituteID={instituteID}
          visitID={id}
        >
          <FormTextField form={form} name="hall" />
        </HallChoice>
        <FormTextArea form={form} name="reason" />
        <HeldActions form={form}>{t('calendar.visits.save')}</HeldActions>
      </Stack>
    </SchemaForm>
  );
}

/** The days that the company asked for, to be taken by a press. */
function WantedDays({ form, days }: { readonly form: Handle; readonly days: readonly string[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const chosen = useTextValue(form, 'day');
  return (
    <Stack gap="xs">
      <Text as="span" size="sm">
        {t('calendar.visits.wanted')}
      </Text>
      <Inline gap="xs">
        {days.map((day) => (
          <Button
            key={day}
            variant={day === chosen ? 'primary' : 'secondary'}
            size="sm"
            aria-pressed={day === chosen}
            onClick={() => form.change('day', day)}
          >
            {formats.weekday(day)}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
