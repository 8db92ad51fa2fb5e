import { DateField } from '@aarambh/ui/DateField';
import { FormSection } from '@aarambh/ui/FormSection';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { Select } from '@aarambh/ui/Select';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** When a message is shown, as it is filled in. */
export interface WhenDraft {
  readonly isLater: boolean;
  /** `yyyy-mm-dd`, or empty. */
  readonly day: string;
  /** `hh:mm` in India. */
  readonly time: string;
  /** The last day, `yyyy-mm-dd`, or empty. */
  readonly until: string;
}

export const atOnce: WhenDraft = { isLater: false, day: '', time: '10:00', until: '' };

/** The moments of the contract; `scheduledAt` is undefined while the day is missing. */
export function momentsOf({ isLater, day, time, until }: WhenDraft) {
  const inIndia = (date: string, clock: string): string => new Date(`${date}T${clock}+05:30`).toISOString();
  return {
    scheduledAt: isLater ? (day === '' ? undefined : inIndia(day, time)) : null,
    expiresAt: until === '' ? null : inIndia(until, '23:59:59'),
  };
}

/** Every half hour of a day. */
const times = Array.from({ length: 48 }, (_, index) => {
  const clock = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
  return { value: clock, label: clock };
});

interface WhenFieldsProps {
  readonly value: WhenDraft;
  readonly errors: { readonly scheduledAt: string | undefined; readonly expiresAt: string | undefined };
  readonly onChange: (value: WhenDraft) => void;
}

/** When a message is sent, and how long it is shown. */
export function WhenFields({ value, errors, onChange }: WhenFieldsProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('notifications.compose.when')}>
      <RadioGroup
        label={t('notifications.compose.when')}
        isLabelHidden
        name="when"
        orientation="horizontal"
        value={value.isLater ? 'later' : 'now'}
        options={[
          { value: 'now', label: t('notifications.compose.now') },
          { value: 'later', label: t('notifications.compose.later') },
        ]}
        onChange={(next) => onChange({ ...value, isLater: next === 'later' })}
      />
      {value.isLater && (
        <>
          <DateField
            label={t('notifications.compose.day')}
            hasCalendar
            value={value.day}
            error={errors.scheduledAt}
            onChange={(day) => onChange({ ...value, day })}
          />
          <Select
            label={t('notifications.compose.time')}
            options={times}
            value={value.time}
            onChange={(next) => onChange({ ...value, time: next })}
          />
        </>
      )}
      <DateField
        label={t('notifications.compose.until')}
        hint={t('notifications.compose.untilHint')}
        necessity="optional"
        hasCalendar
        value={value.until}
        error={errors.expiresAt}
        onChange={(until) => onChange({ ...value, until })}
      />
    </FormSection>
  );
}
