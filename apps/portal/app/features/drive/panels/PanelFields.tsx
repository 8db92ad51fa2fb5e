import { NumberField } from '@aarambh/ui/NumberField';
import { TextArea } from '@aarambh/ui/TextArea';
import { TextField } from '@aarambh/ui/TextField';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Draft, DraftErrors } from './panelDraft.ts';

interface PanelFieldsProps {
  readonly draft: Draft;
  readonly errors: DraftErrors;
  /** Told what was typed. */
  readonly onEdit: (part: Partial<Draft>) => void;
}

/** What a panel consists of. */
export function PanelFields({ draft, errors, onEdit }: PanelFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('drive.slots.name')}
        error={errors.name}
        value={draft.name}
        onChange={(name) => onEdit({ name })}
      />
      <TextField
        label={t('drive.slots.venue')}
        necessity="optional"
        error={errors.venue}
        value={draft.venue}
        onChange={(venue) => onEdit({ venue })}
      />
      <TextArea
        label={t('drive.slots.interviewers')}
        hint={t('drive.slots.interviewersHint')}
        necessity="optional"
        error={errors.interviewers}
        value={draft.interviewers}
        onChange={(interviewers) => onEdit({ interviewers })}
      />
      <TextField
        label={t('drive.slots.from')}
        hint={t('drive.slots.timeHint')}
        error={errors.from}
        value={draft.from}
        onChange={(from) => onEdit({ from })}
      />
      <TextField
        label={t('drive.slots.to')}
        hint={t('drive.slots.timeHint')}
        error={errors.to}
        value={draft.to}
        onChange={(to) => onEdit({ to })}
      />
      <NumberField
        label={t('drive.slots.minutes')}
        min={5}
        max={240}
        error={errors.minutes}
        value={draft.minutes}
        onChange={(minutes) => onEdit({ minutes })}
      />
      <NumberField
        label={t('drive.slots.pauseAfter')}
        necessity="optional"
        min={1}
        max={50}
        error={errors.pauseAfter}
        value={draft.pauseAfter}
        onChange={(pauseAfter) => onEdit({ pauseAfter })}
      />
      <NumberField
        label={t('drive.slots.pauseMinutes')}
        necessity="optional"
        min={5}
        max={240}
        error={errors.pauseMinutes}
        value={draft.pauseMinutes}
        onChange={(pauseMinutes) => onEdit({ pauseMinutes })}
      />
      <NumberField
        label={t('drive.slots.buffer')}
        hint={t('drive.slots.bufferHint')}
        necessity="optional"
        min={0}
        max={20}
        error={errors.buffer}
        value={draft.buffer}
        onChange={(buffer) => onEdit({ buffer })}
      />
    </>
  );
}
