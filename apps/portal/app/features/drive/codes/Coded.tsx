import { Alert } from '@aarambh/ui/Alert';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { codedQuery, type DriveRound } from '../roundsQuery.ts';

/** Who has a code for the outside test already, for whoever is about to change its link or to give codes. */
export function Coded({ round }: { readonly round: DriveRound }) {
  const { t } = useTranslation();
  const { data } = useQuery(codedQuery(round.id));
  const people = data?.data.roundEntry ?? [];
  const total = data?.meta.total ?? 0;
  if (total === 0) return <Text size="sm">{t('drive.codes.link')}</Text>;
  const names = people.map(({ name, rollNumber }) =>
    rollNumber == null ? name : t('drive.slots.numbered', { name, rollNumber }),
  );
  const others = total - people.length;
  return (
    <Alert tone="info" title={t('drive.codes.have', { count: total })}>
      {names.join('; ')} {others > 0 && t('drive.codes.others', { count: others })}
    </Alert>
  );
}
