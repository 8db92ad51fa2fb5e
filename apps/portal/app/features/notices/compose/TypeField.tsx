import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { NotificationType } from '../lists.ts';

interface TypeFieldProps {
  readonly value: NotificationType;
  readonly onChange: (type: NotificationType) => void;
}

/** Whether everybody may read a message when they like, or should at once. */
export function TypeField({ value, onChange }: TypeFieldProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      label={t('notifications.sent.type')}
      name="type"
      orientation="horizontal"
      value={value}
      options={[
        {
          value: 'Broadcast',
          label: t('notifications.general'),
          hint: t('notifications.compose.generalHint'),
        },
        {
          value: 'Critical',
          label: t('notifications.critical'),
          hint: t('notifications.compose.criticalHint'),
        },
      ]}
      onChange={(chosen) => onChange(chosen === 'Critical' ? 'Critical' : 'Broadcast')}
    />
  );
}
