import { Tag } from '@aarambh/ui/Tag';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSecondsUntil } from '#app/screen/useSecondsUntil.ts';

interface TimeLeftProps {
  readonly until: string;
}

/** How much time is left to answer; it counts down while somebody reads. */
export function TimeLeft({ until }: TimeLeftProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const seconds = useSecondsUntil(Date.parse(until)) ?? 0;
  return (
    <Tag tone="warning">
      {seconds === 0
        ? t('resources.ownOffer.over')
        : t('resources.ownOffer.left', { time: formats.timeLeft(until) })}
    </Tag>
  );
}
