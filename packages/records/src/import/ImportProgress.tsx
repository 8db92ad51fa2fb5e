import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { ProgressBar } from '@aarambh/ui/ProgressBar';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useAction, useService, useTellFailure, useTranslation } from '../host/hooks.ts';
import type { ImportJob } from '../register.ts';

/** How far the server is, and how to stop it. It goes on when this is closed. */
export function ImportProgress({ job: { id, mode, done, rows } }: { readonly job: ImportJob }) {
  const { t } = useTranslation();
  const { imports } = useService();
  const tellFailure = useTellFailure();
  const stopping = useAction(() => imports.stop(id), { onFailed: (error) => tellFailure(error) });
  // The server is done with the row at hand before it stops.
  const isStopping = stopping.isPending || stopping.isDone;
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
        <Button variant="secondary" size="sm" isPending={isStopping} onClick={() => stopping.run()}>
          {t('resources.import.stop')}
        </Button>
      </Inline>
    </Stack>
  );
}
