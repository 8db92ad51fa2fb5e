import { Link } from '@aarambh/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from '@aarambh/records/styles';
import { CountBadge, TabCount } from '@aarambh/records/screens';
import type { MyJobList } from './myJobs.tsx';
import { queries } from '#app/session/queries.ts';

const tabs = [
  'eligible',
  'needsData',
  'notEligible',
  'saved',
  'past',
] as const satisfies readonly MyJobList[];

/** The lists of a candidate's jobs as links, each with how many jobs it has. */
export function MyJobsTabs({ current }: { readonly current: MyJobList }) {
  const { t } = useTranslation();
  const { data } = useQuery(queries().queryOptions('get', '/jdstudentmapping/myCount'));
  const counts = data?.data.counts;
  return (
    <nav aria-label={t('resources.myJobs.lists')}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told */}
      <ul role="list" className={styles.tabs}>
        {tabs
          // Where nothing is missing, nobody has to know that something could be.
          .filter((list) => list !== 'needsData' || list === current || (counts?.needsData ?? 0) > 0)
          .map((list) => (
            <li key={list}>
              <Link
                variant="standalone"
                className={styles.tab}
                href={list === 'eligible' ? '/my-jobs' : `/my-jobs?list=${list}`}
                aria-current={list === current ? 'true' : undefined}
              >
                {t(`resources.myJobs.list.${list}`)}{' '}
                <TabCount>
                  {counts !== undefined && <CountBadge count={counts[list]} hasMore={false} />}
                </TabCount>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
