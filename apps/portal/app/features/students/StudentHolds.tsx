import { dataOf, type ApiError, type components } from '@aarambh/api-client';
import { listHolds } from '@aarambh/api-client/operations';
import { ReadingFailure } from '@aarambh/records/screens';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useIsAllowed } from '#app/access/access.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { api } from '#app/session/api.ts';
import { holdKindTexts } from '#app/words/seasons.ts';

type Hold = components['schemas']['Hold'];

/** What keeps a student from applying, who placed and who lifted it; nothing where there never was anything. */
export function StudentHolds({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const isReader = useIsAllowed(listHolds);
  const reading = useQuery<readonly Hold[], ApiError>({
    // Below the record, so that it is read anew when somebody is held or let go.
    queryKey: ['/student', 'holds', id],
    queryFn: async ({ signal }) =>
      (await dataOf(api().GET('/student/hold/{id}', { params: { path: { id } }, signal }))).hold,
    enabled: isReader,
  });
  const { data = [], error } = reading;
  const title = t('resources.hold.title');
  if (error) return <ReadingFailure level={3} title={title} reading={reading} error={error} />;
  if (data.length === 0) return null;
  return (
    <Stack as="section" gap="sm" aria-label={title}>
      <Heading level={3}>{title}</Heading>
      {data.map((hold) => (
        <HoldText key={`${hold.kind} ${hold.placedAt}`} hold={hold} />
      ))}
    </Stack>
  );
}

function HoldText({ hold }: { readonly hold: Hold }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { kind, reason, liftedWhere, until, placedAt, placedByName, liftedAt, liftedByName, liftedReason } =
    hold;
  const nobody = t('resources.hold.nobody');
  return (
    <Stack gap="xs">
      <Inline>
        <Tag tone={liftedAt === null ? 'danger' : 'neutral'}>{t(holdKindTexts[kind])}</Tag>
        <Text>{reason}</Text>
      </Inline>
      <Text tone="muted" size="sm">
        {t('resources.hold.by', { name: placedByName ?? nobody, day: day(placedAt) })}{' '}
        {until === null
          ? t('resources.hold.where', { place: liftedWhere })
          : t('resources.hold.whereUntil', { place: liftedWhere, day: day(until) })}
      </Text>
      {liftedAt !== null && (
        <Text tone="muted" size="sm">
          {t('resources.hold.liftedBy', {
            name: liftedByName ?? nobody,
            day: day(liftedAt),
            reason: liftedReason,
          })}
        </Text>
      )}
    </Stack>
  );
}
