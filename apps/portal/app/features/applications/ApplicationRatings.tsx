import { attempt, type components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { AccessContext } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { useAction } from '#app/screen/useAction.ts';
import { api } from '#app/session/api.ts';
import { queries } from '#app/session/queries.ts';
import { eligibleStudentResource } from './eligibleStudent.tsx';

type Rating = components['schemas']['MappingRating'];

const marks = [1, 2, 3, 4, 5] as const;

/** How the people of the company rate an applicant, and the own rating. Nobody else is shown anything. */
export function ApplicationRatings({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { scope } = use(AccessContext);
  const isOfCompany = scope === 'company' || scope === 'job';
  const reading = useQuery({
    ...queries().queryOptions('get', '/jdstudentmapping/ratings/{id}', { params: { path: { id } } }),
    enabled: isOfCompany,
  });
  if (!isOfCompany) return null;
  if (reading.data !== undefined) {
    return <Ratings id={id} ratings={reading.data.data.ratings} onChange={() => reading.refetch()} />;
  }
  if (reading.error === null) return <Loading />;
  return (
    <ReadingFailure level={3} title={t('resources.recordFailed')} reading={reading} error={reading.error} />
  );
}

interface RatingsProps {
  readonly id: string;
  readonly ratings: readonly Rating[];
  readonly onChange: () => Promise<unknown>;
}

function Ratings({ id, ratings, onChange }: RatingsProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const own = ratings.find(({ isOwn }) => isOwn)?.rating ?? null;
  const rating = useAction(
    (next: number | null) =>
      attempt(
        api().PUT('/jdstudentmapping/ratings/{id}', { params: { path: { id } }, body: { rating: next } }),
      ),
    {
      onDone: async () => {
        await onChange();
        // The list has the mean of all.
        await client.invalidateQueries({ queryKey: [eligibleStudentResource.family, 'list'] });
      },
    },
  );
  const others = ratings.filter(({ isOwn }) => !isOwn);
  return (
    <Stack gap="sm">
      <Text weight="semibold">{t('resources.eligibleStudent.ownRating')}</Text>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields */}
      <Inline role="group" aria-label={t('resources.eligibleStudent.ownRating')}>
        {marks.map((mark) => (
          <Button
            key={mark}
            size="sm"
            variant={mark === own ? 'primary' : 'secondary'}
            aria-pressed={mark === own}
            onClick={() => rating.run(mark === own ? null : mark)}
          >
            {String(mark)}
          </Button>
        ))}
      </Inline>
      <FailureAlert error={rating.failure} />
      {others.length > 0 && (
        <Text size="sm">
          {others
            .map(({ author, rating: given }) =>
              t('resources.eligibleStudent.ratingOf', {
                name: author ?? t('resources.eligibleStudent.formerColleague'),
                rating: given,
              }),
            )
            .join(' · ')}
        </Text>
      )}
    </Stack>
  );
}
