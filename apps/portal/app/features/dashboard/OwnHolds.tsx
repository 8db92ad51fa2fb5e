import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { holdText } from './holdText.ts';
import type { Dashboard } from './useDashboard.ts';

/** Why the institute keeps a candidate from applying, in the words of the office, and who lifts it. */
export function OwnHolds({ holds }: { readonly holds: NonNullable<Dashboard['holds']> }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return holds.map((hold) => (
    <Stack key={hold.kind} gap="xs">
      <Text>{hold.reason}</Text>
      <Text>{holdText(hold, formats, t)}</Text>
    </Stack>
  ));
}
