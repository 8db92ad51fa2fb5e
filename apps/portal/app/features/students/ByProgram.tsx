import { lookup, type Resource } from '@aarambh/records';
import { readCounts, useChoices, useListAddress } from '@aarambh/records/data';
import { LinkTabs } from '@aarambh/records/screens';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { AccessContext } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { recordService } from '#app/records/service.ts';

const countedBy = 'programID';

/**
 * How many students of the search and the other filters study each program, the most first; each leads to them. Who reaches the whole platform
 * chooses an institute before.
 */
export default function ByProgram({ resource }: { readonly resource: Resource }) {
  const { t } = useTranslation();
  const { scope } = use(AccessContext);
  const address = useListAddress(resource);
  const programs = useChoices(lookup('/program', 'program'));
  const { programID = '', sort: _sort, ...query } = address.query;
  const { data } = useQuery({
    queryKey: [resource.family, 'counts', countedBy, query],
    queryFn: ({ signal }) => readCounts(recordService, { family: resource.family, countedBy }, query, signal),
    enabled: address.isAskable && (scope !== 'all' || query.instituteID !== undefined),
  });
  const names = new Map(programs.items.map(({ id, label }) => [id, label]));
  const tabs = [...(data?.numbers ?? [])]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([id, count]) => {
      const label = names.get(id);
      return label === undefined
        ? []
        : [{ id, label, count, href: address.hrefOf({ filters: { programID: id } }) }];
    });
  return tabs.length < 2 ? null : (
    <LinkTabs label={t('resources.student.byProgram')} tabs={tabs} current={programID} />
  );
}
