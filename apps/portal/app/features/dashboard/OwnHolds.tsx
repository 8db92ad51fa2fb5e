import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Dashboard } from './useDashboard.ts';

/** Why the institute keeps a candidate from applying, in the words of the office, and who lifts it. */
export function OwnHolds({ holds }: { readonly holds: NonNullable<Dashboard['holds']> }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  return holds.map(({ kind, reason, liftedWhere: place, until }) => (
    <Stack key={kind} gap="xs">
      <Text>{reason}</Text>
      <Text>
        {until === null
          ? t('dashboard.eligible.empty.held.ask', { place })
          : t('dashboard.eligible.empty.held.askUntil', { place, day: day(until) })}
      </Text>
    </Stack>
  ));
}
