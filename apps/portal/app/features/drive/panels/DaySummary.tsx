import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { saveCsv } from '#app/csv/saveCsv.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { countsOfDay, minutesBehind } from './companyDay.ts';
import { dayTable, type RoundDay } from './dayCsv.ts';

interface DaySummaryProps {
  readonly days: readonly RoundDay[];
  /** By the server's clock, in milliseconds since 1970. */
  readonly now: number;
}

/** The company's day in a few numbers: who is where, which results are missing, which panels are behind time; and all of it as a file. */
export function DaySummary({ days, now }: DaySummaryProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const panels = days.flatMap((day) => day.panels);
  const counts = countsOfDay(panels, now);
  const behind = panels.flatMap((panel) => {
    const count = minutesBehind(panel, now);
    return count === 0 ? [] : [{ id: panel.id, name: panel.name, count }];
  });
  const figures = ['people', 'waiting', 'inNow', 'done', 'late', 'withoutResult'] as const;
  return (
    <Card>
      <Stack gap="sm">
        <Inline justify="between">
          <Heading level={3} size="sm">
            {t('drive.day.title')}
          </Heading>
          <Button
            size="sm"
            variant="secondary"
            disabled={counts.people === 0}
            onClick={() => saveCsv('drive-day', ...dayTable(days, formats, t))}
          >
            {t('drive.day.export')}
          </Button>
        </Inline>
        <Text>
          {figures
            .map((figure) => `${t(`drive.day.${figure}`)}: ${formats.number(counts[figure])}`)
            .join(' · ')}
        </Text>
        {behind.length > 0 && (
          <List label={t('drive.day.behindList')}>
            {behind.map(({ id, name, count }) => (
              <ListItem key={id}>{t('drive.day.behind', { name, count })}</ListItem>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
