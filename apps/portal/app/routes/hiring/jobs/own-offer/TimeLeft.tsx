import { Tag } from '@aarambh/ui/Tag';
import { leftText } from '#app/i18n/dates.ts';
import { i18n } from '#app/i18n/i18n.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSecondsUntil } from '#app/shell/useSecondsUntil.ts';

interface TimeLeftProps {
  readonly until: string;
}

/** How much time is left to answer; it counts down while somebody reads. */
export function TimeLeft({ until }: TimeLeftProps) {
  const { t } = useTranslation();
  const seconds = useSecondsUntil(Date.parse(until)) ?? 0;
  return (
    <Tag tone="warning">
      {seconds === 0
        ? t('resources.ownOffer.over')
        : t('resources.ownOffer.left', { time: leftText(until, i18n.language) })}
    </Tag>
  );
}
