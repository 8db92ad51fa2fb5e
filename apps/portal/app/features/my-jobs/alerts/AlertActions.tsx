import { Button } from '@aarambh/ui/Button';
import { CheckIcon } from '@aarambh/ui/Icon';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Resource } from '@aarambh/records';
import { queryOf, readListAddress } from '@aarambh/records/data';
import { alerts } from '#app/screen/alerts.ts';
import { useAlertFor, useJobAlertChanges, type WantedJob } from './jobAlerts.ts';

/** Asks to be told when a job opens like those that the search and the filters find, and leads to all that was asked for. */
export function AlertActions({ resource }: { readonly resource: Resource }) {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const wanted = wantedIn(queryOf(readListAddress(parameters, resource).state));
  const isNarrow = Object.keys(wanted).length > 0;
  const kept = useAlertFor(wanted);
  const { add, remove } = useJobAlertChanges();
  const isPending = add.isPending || remove.isPending;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        isPending={isPending}
        aria-pressed={kept !== undefined}
        onClick={() => {
          // Of every job that fits the profile people hear anyway.
          if (!isNarrow) alerts.info(t('resources.alerts.narrowFirst'));
          else if (kept === undefined) add.mutate(wanted);
          else remove.mutate(kept.id);
        }}
      >
        {kept !== undefined && <CheckIcon size="sm" />}
        {t(kept === undefined ? 'resources.alerts.tellMe' : 'resources.alerts.isTold')}
      </Button>
      <LinkButton variant="secondary" size="sm" href="/my-jobs/alerts">
        {t('resources.alerts.title')}
      </LinkButton>
    </>
  );
}

/** What the list is narrowed by, as an alert says it. */
function wantedIn({
  search,
  jobType,
  cityID,
  minPaise,
  companyID,
}: Readonly<Record<string, string | undefined>>): WantedJob {
  return {
    ...(search !== undefined && { search }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the address has one of the filter's own values
    ...(jobType !== undefined && { jobType: jobType as NonNullable<WantedJob['jobType']> }),
    ...(cityID !== undefined && { cityID }),
    ...(minPaise !== undefined && { minPaise: Number(minPaise) }),
    ...(companyID !== undefined && { companyID }),
  };
}
