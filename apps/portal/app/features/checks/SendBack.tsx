import type { ApiError, Attempt } from '@aarambh/api-client';
import { sectionRejection } from '@aarambh/forms';
import { FormTextArea, SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';

/** What is wrong most often; the words of one can be changed before they are sent. */
const reasons = ['differs', 'unreadable', 'otherPerson', 'missing', 'expired'] as const;
type Reason = (typeof reasons)[number];

interface SendBackProps {
  /** What goes back, for the name of the choice. */
  readonly title: string;
  readonly send: (note: string, signal: AbortSignal) => Promise<Attempt<unknown>>;
  readonly onDone: () => void;
  readonly onRefused: (error: ApiError) => Promise<void>;
  readonly onCancel: () => void;
}

/** Why a part goes back to its owner, who reads it: a usual reason, or words of one's own. */
export function SendBack({ title, send, onDone, onRefused, onCancel }: SendBackProps) {
  const { t } = useTranslation();
  const group = useRef<HTMLDivElement>(null);
  const { form, failure } = useSubmission(sectionRejection, {
    send: (values, { signal }) => send(sectionRejection.toPayload(values).note, signal),
    onDone,
    onRefused: async (error) => {
      await onRefused(error);
      return false;
    },
  });
  useEffect(() => group.current?.querySelector('input')?.focus(), []);
  return (
    <SchemaForm form={form}>
      <FailureAlert error={failure} />
      <div ref={group}>
        <RadioGroup<Reason>
          label={t('checks.sendBackOf', { title })}
          options={reasons.map((value) => ({ value, label: t(`checks.reasons.${value}`) }))}
          onChange={(value) => form.setValue('note', t(`checks.reasons.${value}`))}
        />
      </div>
      <FormTextArea form={form} name="note" />
      <Inline>
        <SubmitButton form={form} size="sm">
          {t('checks.send')}
        </SubmitButton>
        <Button size="sm" variant="secondary" onClick={onCancel}>
          {t('checks.cancel')}
        </Button>
      </Inline>
      <HeldForm form={form} />
    </SchemaForm>
  );
}
