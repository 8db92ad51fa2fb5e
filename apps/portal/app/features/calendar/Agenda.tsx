import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import type { TFunction } from 'i18next';
import type { Formats } from '#app/i18n/formats.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { CalendarEntry } from './calendarQuery.ts';
import { byDay, type Days } from './days.ts';

const tones = {
  Round: 'info',
  'Last day': 'warning',
  Offer: 'warning',
  'First day': 'success',
  Blocked: 'neutral',
  Visit: 'info',
} as const;

interface AgendaProps {
  readonly entries: readonly CalendarEntry[];
  readonly days: Days;
  /** Told when a block is to be taken back. */
  readonly onUnblock: (entry: CalendarEntry) => void;
}

/** What is on, day by day. */
export function Agenda({ entries, days, onUnblock }: AgendaProps) {
  const formats = useFormats();
  return (
    <Stack gap="lg">
      {byDay(entries, days).map(([day, ofDay]) => (
        <Card key={day} padding="md">
          <Stack gap="sm">
            <Heading level={2} size="sm">
              {formats.weekday(day)}
            </Heading>
            <List kind="divided" label={formats.weekday(day)}>
              {ofDay.map((entry) => (
                <ListItem key={entry.id}>
                  <Entry entry={entry} onUnblock={onUnblock} />
                </ListItem>
              ))}
            </List>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function timeOf({ startsAt, endsAt, isAllDay }: CalendarEntry, formats: Formats, t: TFunction): string {
  if (isAllDay) return t('calendar.allDay');
  if (endsAt === undefined) return t('calendar.until', { time: formats.time(startsAt) });
  return t('calendar.from', { from: formats.time(startsAt), to: formats.time(endsAt) });
}

function Entry({
  entry,
  onUnblock,
}: {
  readonly entry: CalendarEntry;
  readonly onUnblock: AgendaProps['onUnblock'];
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { kind, name, jdID, jobTitle, companyName, instituteName, venue, link, bring, isOver } = entry;
  const job = jobTitle !== undefined && t('calendar.of', { job: jobTitle, company: companyName });
  return (
    <Stack gap="xxs">
      <Inline justify="between">
        <Text as="span">{timeOf(entry, formats, t)}</Text>
        <Inline gap="xs">
          {isOver === true && <Tag>{t('calendar.over')}</Tag>}
          <Tag tone={tones[kind]}>{t(`calendar.kinds.${kind}`)}</Tag>
        </Inline>
      </Inline>
      {name !== undefined && (
        <Text as="span" weight="medium">
          {name}
        </Text>
      )}
      {job !== false && jdID !== undefined && <Link href={addressOf(entry, jdID)}>{job}</Link>}
      {entry.visitID !== undefined && <Link href={`/calendar?visit=${entry.visitID}`}>{companyName}</Link>}
      {instituteName !== undefined && (
        <Text as="span" tone="muted">
          {instituteName}
        </Text>
      )}
      {venue !== undefined && <Text as="span">{venue}</Text>}
      {bring !== undefined && (
        <Text as="span" size="sm" tone="muted">
          {t('calendar.bring', { bring })}
        </Text>
      )}
      {link !== undefined && isOver !== true && (
        <Inline>
          <LinkButton size="sm" href={link}>
            {t('calendar.join')}
          </LinkButton>
        </Inline>
      )}
      {entry.blockID !== undefined && (
        <Inline>
          <Button variant="secondary" size="sm" onClick={() => onUnblock(entry)}>
            {t('calendar.unblock')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** A candidate's own entries lead to the job as a candidate reads it; others to the job, or to its selection. */
function addressOf({ kind, applicationID }: CalendarEntry, jdID: string): string {
  if (kind === 'Offer') return `/my-jobs/${jdID}/offer`;
  if (applicationID !== undefined) return `/my-jobs/${jdID}`;
  return kind === 'Round' ? `/job-description/${jdID}/drive` : `/job-description/${jdID}`;
}
