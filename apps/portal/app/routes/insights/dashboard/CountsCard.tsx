import type { components } from '@aarambh/api-client';
import { Link } from '@aarambh/ui/Link';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useIsAllowed } from '../../../access/access.ts';
import { countNeeds } from '../../../access/needs.ts';
import { useMayOpen } from '../../../access/useMayOpen.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { queries } from '../../../session/queries.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { Figures, type Figure } from './Figures.tsx';

type Counts = components['schemas']['DashboardCounts'];

interface CountsCardProps<Group extends keyof Counts> {
  readonly group: Group;
  readonly title: string;
  /** The numbers that are shown, in their order. */
  readonly figuresOf: (counts: NonNullable<Counts[Group]>) => readonly Figure[];
  /** Where the work behind the numbers is done. */
  readonly link: { readonly address: string; readonly label: string };
}

/** The numbers of one group of the dashboard's counts, for the roles that may see them. */
export function CountsCard<Group extends keyof Counts>(props: CountsCardProps<Group>) {
  return useIsAllowed(countNeeds[props.group]) ? <AllowedCounts {...props} /> : null;
}

function AllowedCounts<Group extends keyof Counts>(props: CountsCardProps<Group>) {
  const { group, title, figuresOf, link } = props;
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const params = { path: { group } };
  const reading = useQuery(queries().queryOptions('get', '/dashboard/counts/{group}', { params }));
  return (
    <DashboardCard
      title={title}
      reading={reading}
      lines={2}
      end={mayOpen(link.address) && <Link href={link.address}>{link.label}</Link>}
    >
      {({ data: { counts } }) => {
        const found = counts[group];
        if (found === undefined) return <Text tone="muted">{t('dashboard.empty')}</Text>;
        return <Figures figures={figuresOf(found)} />;
      }}
    </DashboardCard>
  );
}
