import type { components } from '@aarambh/api-client';
import { Text } from '@aarambh/ui/Text';
import { Timeline } from '@aarambh/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { applicationStepTexts } from '#app/words/jobs.ts';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { stepReason } from './stepReason.ts';
import { queries } from '#app/session/queries.ts';

/** Every step of an application: who took it, when, and with what note. */
export default function ApplicationCourse({ row }: { readonly row: components['schemas']['Mapping'] }) {
  const { t } = useTranslation();
  const formats = useFormats();
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
  const { events } = reading.data.data;
  return (
    <Timeline
      label={t('resources.eligibleStudent.course')}
      events={events.map(({ to, at, actor, reason }, index) => ({
        id: String(index),
        title: t(applicationStepTexts[to]),
        time: formats.moment(at),
        moment: new Date(at),
        isCurrent: index === events.length - 1,
        description: [actor, reason == null ? null : stepReason(reason, t)]
          .filter((part) => part != null)
          .join(' · '),
      }))}
    />
  );
}
