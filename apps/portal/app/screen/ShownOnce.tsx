import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { TextField } from '@aarambh/ui/TextField';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from './alerts.ts';

interface ShownOnceProps {
  /** What it is. */
  readonly label: string;
  /** What is shown this once. */
  readonly value: string;
  /** What to do with it. */
  readonly children: string;
}

/** Something that is shown once, to be copied. Its screen loads the texts of `resources`. */
export function ShownOnce({ label, value, children }: ShownOnceProps) {
  const { t } = useTranslation();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(value);
    alerts.success(t('resources.copied'));
  };
  return (
    <Stack gap="md">
      <Text>{children}</Text>
      <TextField label={label} value={value} readOnly />
      <Inline justify="end">
        <Button size="sm" onClick={() => void copy()}>
          {t('resources.copy')}
        </Button>
      </Inline>
    </Stack>
  );
}
