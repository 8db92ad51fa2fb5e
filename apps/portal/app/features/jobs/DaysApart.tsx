import { jobForm } from '@aarambh/forms';
import { Alert } from '@aarambh/ui/Alert';
import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { useQuery } from '@tanstack/react-query';
import { isoDay } from '#app/i18n/formats.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { jobDaysApart } from './jobDates.ts';
import type { StepParts } from '@aarambh/records';
import { queries } from '#app/session/queries.ts';

/** Days of a job that contradict each other. They keep nobody from posting it. */
export function DaysApart({ form, hrefOf }: Pick<StepParts, 'form' | 'hrefOf'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are the values of this form
  const { seasonID, lastDateToApply, resultBy, rounds } = form.values() as typeof jobForm.defaultValues;
  const season = useQuery({
    ...queries().queryOptions('get', '/season/{id}', { params: { path: { id: seasonID } } }),
    enabled: seasonID !== '',
  });
  const endDate = season.data?.data.season.endDate;
  const found = jobDaysApart({
    lastDateToApply,
    resultBy,
    rounds,
    seasonEnd: endDate === undefined ? undefined : isoDay(endDate),
  });
  if (found.length === 0) return null;
  return (
    <Alert tone="warning" title={t('resources.job.daysApart.title')}>
      <List>
        {found.map(({ kind, days: [day, other], ...said }) => (
          <ListItem key={`${kind} ${day}`}>
            <Link href={hrefOf('questions', kind === 'afterSeason' ? 'lastDateToApply' : 'rounds')}>
              {t(`resources.job.daysApart.${kind}`, {
                ...said,
                day: formats.day(day),
                other: formats.day(other),
              })}
            </Link>
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
