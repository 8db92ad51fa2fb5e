import { Link } from '@aarambh/ui/Link';
import { Tag } from '@aarambh/ui/Tag';
import { VisuallyHidden } from '@aarambh/ui/VisuallyHidden';
import type { Formats } from '#app/i18n/formats.ts';
import { isoDay } from '#app/i18n/formats.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { clock } from '#app/session/session.ts';
import type { CalendarEntry } from './calendarQuery.ts';
import { byDay, weeksOf, type Days } from './days.ts';
import * as styles from './Month.css.ts';

/** Entries of a day that are named; the others are counted. */
const most = 3;

/** The weeks of a month, with the first entries of each day. A day leads to all of it. */
export function Month({
  entries,
  days,
}: {
  readonly entries: readonly CalendarEntry[];
  readonly days: Days;
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  const found = new Map(byDay(entries, days));
  const weeks = weeksOf(days);
  const today = isoDay(clock.now());
  return (
    <table className={styles.grid}>
      <caption>
        <VisuallyHidden>{formats.month(days.from)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className={styles.weekday}>
              {formats.weekdayName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              day < days.from || day > days.to ? (
                <td key={day} className={`${styles.day} ${styles.outside}`}>
                  {Number(day.slice(8))}
                </td>
              ) : (
                <td key={day} className={styles.day}>
                  <Link
                    href={`/calendar?show=day&day=${day}`}
                    aria-label={t('calendar.dayWith', {
                      day: formats.weekday(day),
                      count: found.get(day)?.length ?? 0,
                    })}
                  >
                    {Number(day.slice(8))}
                  </Link>{' '}
                  {day === today && <Tag tone="info">{t('calendar.today')}</Tag>}
                  <OfDay entries={found.get(day) ?? []} formats={formats} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OfDay({
  entries,
  formats,
}: {
  readonly entries: readonly CalendarEntry[];
  readonly formats: Formats;
}) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  // A round begins at its time; of anything else it matters what it is.
  const words = ({ kind, name, companyName, startsAt }: CalendarEntry): string =>
    kind === 'Round'
      ? `${formats.time(startsAt)} ${name ?? companyName ?? t('calendar.kinds.Round')}`
      : [t(`calendar.kinds.${kind}`), companyName ?? name].filter(Boolean).join(': ');
  return (
    <ul className={styles.entries}>
      {entries.slice(0, most).map((entry) => (
        <li key={entry.id} className={styles.entry}>
          {words(entry)}
        </li>
      ))}
      {entries.length > most && <li>{t('calendar.more', { count: entries.length - most })}</li>}
    </ul>
  );
}
