import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';

interface AsOfProps {
  /** `meta.asOf` of the answer that is shown; absent when it is of now. */
  readonly moment: string | undefined;
}

/** Says of when figures are that a replica of the database gave, a moment late. */
export function AsOf({ moment }: AsOfProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (moment === undefined) return null;
  return (
    <Text size="sm" tone="muted">
      {t('shell.figuresAsOf', { time: formats.lately(Date.parse(moment)) })}
    </Text>
  );
}
