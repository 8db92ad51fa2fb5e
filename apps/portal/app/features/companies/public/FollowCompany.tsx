import { Button } from '@aarambh/ui/Button';
import { CheckIcon } from '@aarambh/ui/Icon';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { queries } from '#app/session/queries.ts';
import { useJobAlertChanges } from '#app/features/my-jobs/alerts/jobAlerts.ts';
import type { CompanyProfile } from './companyProfile.ts';

/** Asks to be told when this company opens a job, or no longer. */
export function FollowCompany({ company: { id, alertID = null } }: { readonly company: CompanyProfile }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const page = queries().queryOptions('get', '/company/profile/{id}', { params: { path: { id } } });
  const { add, remove } = useJobAlertChanges(() => client.invalidateQueries(page));
  const isFollowed = alertID !== null;
  return (
    <Button
      variant="secondary"
      size="sm"
      isPending={add.isPending || remove.isPending}
      aria-pressed={isFollowed}
      onClick={() => (isFollowed ? remove.mutate(alertID) : add.mutate({ companyID: id }))}
    >
      {isFollowed && <CheckIcon size="sm" />}
      {t(isFollowed ? 'resources.companyPage.isFollowed' : 'resources.companyPage.follow')}
    </Button>
  );
}
