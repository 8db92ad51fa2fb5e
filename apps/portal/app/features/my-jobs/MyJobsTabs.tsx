import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LinkTabs } from '@aarambh/records/screens';
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
    <LinkTabs
      label={t('resources.myJobs.lists')}
      current={current}
      tabs={tabs
        // Where nothing is missing, nobody has to know that something could be.
        .filter((list) => list !== 'needsData' || list === current || (counts?.needsData ?? 0) > 0)
        .map((list) => ({
          id: list,
          label: t(`resources.myJobs.list.${list}`),
          href: list === 'eligible' ? '/my-jobs' : `/my-jobs?list=${list}`,
          count: counts?.[list],
        }))}
    />
  );
}
