import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { ProgressBar } from '@aarambh/ui/ProgressBar';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { stopImport, type ImportJob } from './imports.ts';
import { failureText } from '#app/session/failureText.ts';
import { alerts } from '#app/screen/alerts.ts';

/** How far the server is, and how to stop it. It goes on when this is closed. */
export function ImportProgress({ job: { id, mode, done, rows } }: { readonly job: ImportJob }) {
  const { t } = useTranslation();
  const [isStopping, setStopping] = useState(false);
  const stop = async (): Promise<void> => {
    setStopping(true);
    const stopped = await stopImport(id);
    if (!stopped.ok) {
      alerts.danger(failureText(stopped.error, t));
      setStopping(false);
    }
  };
  return (
    <Stack>
      <ProgressBar
        label={t(mode === 'dryRun' ? 'resources.import.checking' : 'resources.import.taking')}
        value={done}
        max={rows}
        valueLabel={t('resources.import.progress', { done, rows })}
      />
      {mode === 'commit' && <Text tone="muted">{t('resources.import.goesOn')}</Text>}
      <Inline justify="end">
        <Button variant="secondary" size="toolbar" isPending={isStopping} onClick={() => void stop()}>
          {t('resources.import.stop')}
        </Button>
      </Inline>
    </Stack>
  );
}
