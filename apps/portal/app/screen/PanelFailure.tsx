import { Alert } from '@aarambh/ui/Alert';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { openPanel, useFailedPanel } from './panels.ts';
import { Retry } from './Retry.tsx';

/** Says that a panel could not be loaded, where the person looks next. */
export function PanelFailure() {
  const { t } = useTranslation();
  const failed = useFailedPanel();
  if (failed === null) return null;
  return (
    <Alert
      tone="warning"
      title={t('shell.panelFailed', { name: t(`shell.${failed}.title`) })}
      action={<Retry onRetry={() => openPanel(failed)} />}
      focusOnMount
    >
      {t('failure.offline')}
    </Alert>
  );
}
