import { blockDays, listCalendarEntries, listHalls, listVisits } from '@aarambh/api-client/operations';
import { parameterReader } from '@aarambh/records/data';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { Alert } from '@aarambh/ui/Alert';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { Button } from '@aarambh/ui/Button';
import { DateField } from '@aarambh/ui/DateField';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Inline } from '@aarambh/ui/Inline';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AccessContext, useIsAllowed } from '#app/access/access.ts';
import { isoDay } from '#app/i18n/formats.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { NoAccess } from '#app/screen/NoAccess.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { clock } from '#app/session/session.ts';
import { useMatches } from '#app/theme/useMatches.ts';
import { Agenda } from './Agenda.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { calendarQuery, type CalendarEntry } from './calendarQuery.ts';
import { daysAround, isSpanName, spanNames, stepFrom, type SpanName } from './days.ts';
import { Follow } from './Follow.tsx';
import { Month } from './Month.tsx';
import { UnblockDialog } from './UnblockDialog.tsx';
import { Halls } from './visits/Halls.tsx';
import { Visits } from './visits/Visits.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

// The fields of a block have their texts in `catalogue`.
export const clientLoader = textsOf('calendar', 'resources', 'catalogue');

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Where a month has room for its weeks. */
const wide = '(min-width: 768px)';

/** What is on which day, for whoever goes there or runs it. */
export default function CalendarScreen() {
  return useIsAllowed(listCalendarEntries) ? <Calendar /> : <NoAccess />;
}

function Calendar() {
  const { t } = useTranslation();
  const { scope } = use(AccessContext);
  const mayBlock = useIsAllowed(blockDays) && scope === 'institute';
  const seesVisits = useIsAllowed(listVisits);
  const seesHalls = useIsAllowed(listHalls) && scope === 'institute';
  const { span, day, go } = useShownDays();
  const days = daysAround(day, span);
  const isGrid = useMatches(wide) && span === 'month';
  const reading = useQuery(calendarQuery(days));
  const [isBlocking, setBlocking] = useState(false);
  const [unblocked, setUnblocked] = useState<CalendarEntry | null>(null);
  const found = reading.data?.data;
  return (
    <Stack gap="lg">
      <Inline justify="between">
        <ScreenHeading lead={t('calendar.lead')}>{t('calendar.title')}</ScreenHeading>
        {mayBlock && (
          <Button variant="secondary" size="sm" onClick={() => setBlocking(true)}>
            {t('calendar.block')}
          </Button>
        )}
      </Inline>
      <Steps {...{ span, day, go }} />
      {found === undefined ? (
        reading.error === null ? (
          <Loading />
        ) : (
          <ReadingFailure title={t('calendar.unread')} reading={reading} error={reading.error} />
        )
      ) : (
        <>
          {found.isCut && <Alert tone="warning">{t('calendar.cut')}</Alert>}
          {isGrid ? (
            <Month entries={found.calendarEntry} days={days} />
          ) : found.calendarEntry.length === 0 ? (
            <EmptyState level={2} title={t('calendar.none')}>
              {t(scope === 'own' ? 'calendar.noneOwn' : 'calendar.noneStaff')}
            </EmptyState>
          ) : (
            <Agenda entries={found.calendarEntry} days={days} onUnblock={setUnblocked} />
          )}
        </>
      )}
      {seesHalls && span === 'day' && <Halls day={day} />}
      {seesVisits && <Visits />}
      <Follow />
      <BlockDialog isOpen={isBlocking} onClose={() => setBlocking(false)} />
      <UnblockDialog entry={unblocked} onClose={() => setUnblocked(null)} />
    </Stack>
  );
}

interface ShownDays {
  readonly span: SpanName;
  /** A day of the time that is shown. */
  readonly day: string;
  readonly go: (to: { readonly span?: SpanName; readonly day?: string }) => void;
}

/** What is shown stands in the address, so that it can be passed on and gone back to. */
function useShownDays(): ShownDays {
  const [parameters, setParameters] = useSearchParams();
  const { read } = parameterReader(parameters);
  const chosen = read('show', isSpanName);
  const span = isSpanName(chosen) ? chosen : 'coming';
  const day = read('day', isDay) || isoDay(clock.now());
  const go: ShownDays['go'] = (to) =>
    setParameters({ show: to.span ?? span, day: to.day ?? day }, { replace: true });
  return { span, day, go };
}

/** Which time is shown, with ways to the one before and after; also told by a screen reader. */
function Steps({ span, day, go }: ShownDays) {
  const { t } = useTranslation();
  const formats = useFormats();
  const announce = useAnnounce();
  const titleOf = (shown: string): string => {
    const { from, to } = daysAround(shown, span);
    if (span === 'month') return formats.month(from);
    if (span === 'day') return formats.weekday(from);
    return t('calendar.from', { from: formats.shortDay(from), to: formats.day(to) });
  };
  const step = (direction: -1 | 1): void => {
    const next = stepFrom(day, span, direction);
    go({ day: next });
    announce(titleOf(next));
  };
  return (
    <Inline justify="between">
      <Inline>
        <Button variant="secondary" size="sm" onClick={() => step(-1)}>
          {t('calendar.previous')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => step(1)}>
          {t('calendar.next')}
        </Button>
        <Text as="span" weight="medium">
          {titleOf(day)}
        </Text>
      </Inline>
      <Inline align="end">
        <DateField
          label={t('calendar.goTo')}
          hasCalendar
          value={day}
          onChange={(chosen) => isDay(chosen) && go({ day: chosen })}
        />
        <Select
          label={t('calendar.span')}
          value={span}
          options={spanNames.map((value) => ({ value, label: t(`calendar.${value}`) }))}
          onChange={(value) => isSpanName(value) && go({ span: value })}
        />
      </Inline>
    </Inline>
  );
}
