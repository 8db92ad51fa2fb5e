import { Link } from '@aarambh/ui/Link';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useMayOpen } from '../../../access/useMayOpen.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { queries } from '../../../session/queries.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { Figures } from './Figures.tsx';

const address = '/my-jobs';

/** How many open jobs the candidate is eligible for, by the same rules as the list that it links to. */
export function EligibleJobsCard() {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const query = { pageNo: 1, pageSize: 1 } as const;
  const reading = useQuery(
    queries().queryOptions('get', '/jdstudentmapping/eligibleJDs', { params: { query } }),
  );
  return (
    <DashboardCard
      title={t('dashboard.eligible.title')}
      reading={reading}
      lines={2}
      end={mayOpen(address) && <Link href={address}>{t('dashboard.eligible.open')}</Link>}
    >
      {({ meta: { total } }) =>
        total === 0 ? (
          <Text tone="muted">{t('dashboard.eligible.none')}</Text>
        ) : (
          <Figures figures={[{ label: t('dashboard.eligible.count'), value: total }]} />
        )
      }
    </DashboardCard>
  );
}
