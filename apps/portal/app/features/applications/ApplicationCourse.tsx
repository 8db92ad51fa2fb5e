import type { components } from '@aarambh/api-client';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { Timeline } from '@aarambh/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { courseEvents } from './course/courseEvents.ts';
import { queries } from '#app/session/queries.ts';

/** Every step of an application and what happened in its rounds: by whom, when, with what note; and the round that comes next. */
export default function ApplicationCourse({ row }: { readonly row: components['schemas']['Mapping'] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [now] = useState(() => Date.now());
  const { id, userID } = row;
  // Somebody who was never told of the job has no application.
  const hasOne = id !== userID;
  const reading = useQuery({
    ...queries().queryOptions('get', '/jdstudentmapping/events/{id}', { params: { path: { id } } }),
    enabled: hasOne,
  });
  if (!hasOne) return <Text tone="muted">{t('resources.eligibleStudent.noCourse')}</Text>;
  if (reading.error !== null) {
    return (
      <ReadingFailure level={3} title={t('resources.recordFailed')} reading={reading} error={reading.error} />
    );
  }
  if (reading.data === undefined) return <Loading />;
  const { events, rounds } = reading.data.data;
  const next = rounds.find(
    ({ isIn, state, startsAt }) => isIn && state !== 'Closed' && Date.parse(startsAt) > now,
  );
  return (
    <Stack gap="sm">
      <Timeline label={t('resources.eligibleStudent.course')} events={courseEvents(events, formats, t)} />
      {next !== undefined && (
        <Text size="sm">
          {t('resources.roundCourse.planNext', {
            name: next.name,
            moment: formats.moment(next.slot?.startsAt ?? next.startsAt),
          })}
        </Text>
      )}
    </Stack>
  );
}
