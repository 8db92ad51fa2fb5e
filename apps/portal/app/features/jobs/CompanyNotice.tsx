import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Link } from '@aarambh/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { AccessContext } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { queries } from '#app/session/queries.ts';

/** Says before the first word is written that the company cannot post, and where it finds out why. */
export function CompanyNotice({
  row,
}: {
  readonly row: Pick<components['schemas']['JobDescription'], 'companyStatus'> | undefined;
}) {
  const { t } = useTranslation();
  const { scope } = use(AccessContext);
  const own = useQuery({
    ...queries().queryOptions('get', '/company/all', { params: { query: { pageSize: 1 } } }),
    enabled: scope === 'company' && row === undefined,
  });
  const status = row?.companyStatus ?? own.data?.data.company[0]?.verificationStatus;
  if (typeof status !== 'string' || status === 'Verified') return null;
  return (
    <Alert
      tone={status === 'Suspended' ? 'danger' : 'warning'}
      title={t(status === 'Suspended' ? 'resources.job.companySuspended' : 'resources.job.companyUnverified')}
    >
      {t(
        status === 'Suspended' ? 'resources.job.companySuspendedText' : 'resources.job.companyUnverifiedText',
      )}{' '}
      {scope === 'company' && <Link href="/profile">{t('resources.job.companyLink')}</Link>}
    </Alert>
  );
}
