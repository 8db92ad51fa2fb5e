import { Button } from '@aarambh/ui/Button';
import { Text } from '@aarambh/ui/Text';
import type { FormStep } from '../declare/form.ts';
import { useFormats, useTranslation } from '../host/hooks.ts';
import * as styles from './RecordSteps.css.ts';
import type { SavingState } from './useAutosave.ts';

interface StepFootProps {
  readonly previous: FormStep | undefined;
  readonly next: FormStep | undefined;
  readonly saving: SavingState;
  readonly missing: readonly string[];
  readonly onBack: (previous: FormStep) => void;
  readonly onClose: () => void;
}

/** The ways from a step, and what has become of what was typed. */
export function StepFoot({ previous, next, saving, missing, onBack, onClose }: StepFootProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.foot}>
      {previous !== undefined && (
        <Button variant="secondary" size="sm" onClick={() => onBack(previous)}>
          {t('resources.steps.back')}
        </Button>
      )}
      {next !== undefined && (
        <Button type="submit" size="sm">
          {t('resources.steps.next', { title: t(next.title) })}
        </Button>
      )}
      <Button variant="secondary" size="sm" isPending={saving.kind === 'saving'} onClick={onClose}>
        {t('resources.draft.close')}
      </Button>
      <Saved saving={saving} missing={missing} />
    </div>
  );
}

/** What has become of what was typed. The time is announced when it is saved, so these words are no live region. */
function Saved({ saving, missing }: { readonly saving: SavingState; readonly missing: readonly string[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const words = {
    untouched: () => '',
    waiting: () => t('resources.draft.waiting', { missing: missing.join('. ') }),
    saving: () => t('resources.draft.saving'),
    failed: () => t('resources.draft.failedShort'),
    saved: () =>
      saving.kind === 'saved' ? t('resources.draft.saved', { time: formats.time(saving.at) }) : '',
  }[saving.kind]();
  return (
    <Text as="span" size="sm" tone={saving.kind === 'failed' ? 'danger' : 'muted'}>
      {words}
    </Text>
  );
}
