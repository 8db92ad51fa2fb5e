import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { List, ListItem } from '@aarambh/ui/List';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { Formats } from '#app/i18n/formats.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { visitClashesQuery } from './visitsQuery.ts';

type Clash = components['schemas']['Clash'];

interface VisitClashesProps {
  readonly instituteID: string;
  /** Empty: none is chosen yet. */
  readonly day: string;
  readonly hall?: string;
  readonly visitID?: string;
}

/** What a visit of this day would meet. It keeps nobody from saving. */
export function VisitClashes({ instituteID, day, ...more }: VisitClashesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, isLoading } = useQuery({
    ...visitClashesQuery({ instituteID, day, ...more }),
    enabled: day !== '' && instituteID !== '',
  });
  if (isLoading) return <Text tone="muted">{t('calendar.visits.checking')}</Text>;
  const clashes = data?.data.clash ?? [];
  if (clashes.length === 0) return null;
  const title = t('calendar.visits.meets', { day: formats.day(day) });
  return (
    <Alert tone="warning" title={title}>
      <List label={title}>
        {clashes.map((clash, index) => (
          <ListItem key={index}>{sentenceOf(clash, formats, t)}</ListItem>
        ))}
      </List>
    </Alert>
  );
}

function sentenceOf(clash: Clash, formats: Formats, t: TFunction): string {
  const { kind, startsAt = '', endsAt = '', name, companyName, venue = '', isSameHall, count = 0 } = clash;
  if (kind === 'People') return t('calendar.visits.people', { count });
  if (kind === 'Blocked') return t('calendar.visits.isBlocked', { reason: name });
  if (kind === 'Hall') {
    const hours = { from: formats.time(startsAt), to: formats.time(endsAt) };
    return t('calendar.visits.round', { ...hours, name, company: companyName });
  }
  if (isSameHall === true) return t('calendar.visits.sameHall', { company: companyName });
  return venue === ''
    ? t('calendar.visits.sameDay', { company: companyName })
    : t('calendar.visits.otherHall', { company: companyName, hall: venue });
}
