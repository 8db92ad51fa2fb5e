import type { components } from '@aarambh/api-client';
import { skillSuggestion } from '@aarambh/forms';
import { FormSelect, FormTextField, SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldDialog } from '#app/screen/HeldDialog.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';

const outcomes = {
  Approved: 'profile.suggestion.known',
  Suggested: 'profile.suggestion.sent',
  Refused: 'profile.suggestion.refused',
} as const satisfies Record<components['schemas']['SkillStatus'], string>;

/** Suggests a skill that the list does not have; staff decide about it. */
export function SkillSuggestion() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="xs">
      <Text tone="muted">{t('profile.suggestion.lead')}</Text>
      <Inline>
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {t('profile.suggestion.open')}
        </Button>
      </Inline>
      <HeldDialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('profile.suggestion.open')}>
        {isOpen && <Suggestion onDone={() => setOpen(false)} />}
      </HeldDialog>
    </Stack>
  );
}

function Suggestion({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { form, failure } = useSubmission(skillSuggestion, {
    send: ({ name, category }, { signal }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form lets nothing else pass
      const body = { name: name.trim(), category: category as components['schemas']['SkillCategory'] };
      return call((api) => api.POST('/admin/skill/suggest', { body, signal }));
    },
    onDone: ({ skill }) => {
      alerts.success(t(outcomes[skill.status ?? 'Suggested'], { name: skill.name }));
      onDone();
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={failure} />
        <Text>{t('profile.suggestion.text')}</Text>
        <FormTextField form={form} name="name" />
        <FormSelect form={form} name="category" />
        <Inline justify="end">
          <SubmitButton form={form} size="sm">
            {t('profile.suggestion.send')}
          </SubmitButton>
        </Inline>
      </Stack>
    </SchemaForm>
  );
}
