import type { components } from '@aarambh/api-client';
import { placementPlan, studentPlacement } from '@aarambh/forms';
import { FormRadioGroup, FormTextArea, SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { type ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';

type Schemas = components['schemas'];

interface PlacementFormProps {
  readonly placement: Schemas['Placement'];
  /** The student for whom staff enter it; absent, the own plan. */
  readonly userID: string | undefined;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

/** What a candidate plans: in the candidate's own words, or as staff enter it for a student, with a reason. */
export function PlacementForm({ userID, ...props }: PlacementFormProps) {
  return userID === undefined ? <OwnPlan {...props} /> : <PlanOfStudent {...props} userID={userID} />;
}

type OwnPlanProps = Omit<PlacementFormProps, 'userID'>;

function OwnPlan({ placement: { plan, note }, onSaved, onClose }: OwnPlanProps) {
  const { t } = useTranslation();
  const { form, failure } = useSubmission(placementPlan, {
    initialValues: { plan, note: note ?? '' },
    send: (values, { signal }) => {
      const body = placementPlan.toPayload(values);
      return call((api) => api.PUT('/user/placement', { body, signal }));
    },
    onDone: onSaved,
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <FailureAlert error={failure} />
        <FormRadioGroup form={form} name="plan" />
        <FormTextArea form={form} name="note" />
        <Text tone="muted">{t('profile.placement.underWay')}</Text>
        <Buttons onClose={onClose}>
          <SubmitButton form={form} size="sm">
            {t('profile.placement.save')}
          </SubmitButton>
        </Buttons>
      </Stack>
      <HeldForm form={form} />
    </SchemaForm>
  );
}

interface PlanOfStudentProps extends OwnPlanProps {
  readonly userID: string;
}

function PlanOfStudent({ placement: { plan, note }, userID, onSaved, onClose }: PlanOfStudentProps) {
  const { t } = useTranslation();
  const { form, failure } = useSubmission(studentPlacement, {
    initialValues: { plan, note: note ?? '', reason: '' },
    send: (values, { signal }) => {
      const body = { ...studentPlacement.toPayload(values), userID };
      return call((api) => api.PUT('/user/placement', { body, signal }));
    },
    onDone: onSaved,
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <FailureAlert error={failure} />
        <FormRadioGroup form={form} name="plan" />
        <FormTextArea form={form} name="note" />
        <FormTextArea form={form} name="reason" />
        <Buttons onClose={onClose}>
          <SubmitButton form={form} size="sm">
            {t('profile.placement.save')}
          </SubmitButton>
        </Buttons>
      </Stack>
      <HeldForm form={form} />
    </SchemaForm>
  );
}

/** The button that saves, and one that leaves everything as it was. */
function Buttons({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Inline>
      {children}
      <Button size="sm" variant="secondary" onClick={onClose}>
        {t('profile.placement.cancel')}
      </Button>
    </Inline>
  );
}
