import type { components } from '@aarambh/api-client';
import { roundTimes, type roundForm } from '@aarambh/forms';
import { useTextValue, type FormHandle } from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui/Alert';
import { List, ListItem } from '@aarambh/ui/List';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { Formats } from '#app/i18n/formats.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSettled } from '#app/screen/useSettled.ts';
import { queries } from '#app/session/queries.ts';

type Clash = components['schemas']['Clash'];

/** Milliseconds without another letter of the hall before it is asked about. */
const pause = 400;

interface ClashesProps {
  readonly jdID: string;
  /** The round that is changed: it does not meet itself. */
  readonly roundID: string | undefined;
  readonly form: FormHandle<typeof roundForm.defaultValues>;
}

/** What the round would meet that is typed, before it is saved. It keeps nobody from saving. */
export function Clashes({ jdID, roundID, form }: ClashesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const typed = {
    day: useTextValue(form, 'day'),
    from: useTextValue(form, 'from').trim(),
    lastDay: useTextValue(form, 'lastDay'),
    to: useTextValue(form, 'to').trim(),
  };
  const venue = useSettled(useTextValue(form, 'venue').trim(), pause);
  const times = roundTimes(typed);
  const query = {
    jdID,
    startsAt: '',
    endsAt: '',
    ...times,
    ...(venue !== '' && { venue }),
    ...(roundID !== undefined && { roundID }),
  };
  const { data, isLoading } = useQuery({
    ...queries().queryOptions('get', '/calendar/clash', { params: { query } }),
    enabled: times !== null,
  });
  if (isLoading) return <Text tone="muted">{t('drive.clash.checking')}</Text>;
  const clashes = data?.data.clash ?? [];
  if (clashes.length === 0) return null;
  return (
    <Alert tone="warning" title={t('drive.clash.title')}>
      <List label={t('drive.clash.title')}>
        {clashes.map((clash, index) => (
          <ListItem key={index}>{sentenceOf(clash, formats, t)}</ListItem>
        ))}
      </List>
    </Alert>
  );
}

function sentenceOf(clash: Clash, formats: Formats, t: TFunction): string {
  const {
    kind,
    startsAt = '',
    endsAt = '',
    name,
    instituteName,
    companyName,
    count = 0,
    people = [],
  } = clash;
  if (kind === 'People') return peopleOf(people, count, t);
  if (kind === 'Blocked') {
    // The end of a blocked day is the midnight after it.
    const last = formats.day(Date.parse(endsAt) - 1);
    return t('drive.clash.blocked', {
      institute: instituteName,
      reason: name,
      from: formats.day(startsAt),
      to: last,
    });
  }
  const hours = { from: formats.moment(startsAt), to: formats.time(endsAt) };
  return name === undefined
    ? t('drive.clash.hallTaken', hours)
    : t('drive.clash.hall', { ...hours, name, company: companyName });
}

/** How many have to be elsewhere, and who of them the reader may see. */
function peopleOf(people: NonNullable<Clash['people']>, count: number, t: TFunction): string {
  const said = t('drive.clash.people', { count });
  if (people.length === 0) return said;
  const names = people
    .map(({ name, rollNumber }) =>
      rollNumber === null ? name : t('drive.slots.numbered', { name, rollNumber }),
    )
    .join('; ');
  const others = count - people.length;
  const named = t('drive.clash.named', { names });
  return others > 0 ? `${said} ${named} ${t('drive.clash.others', { count: others })}` : `${said} ${named}`;
}
