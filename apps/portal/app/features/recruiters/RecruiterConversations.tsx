import { Text } from '@aarambh/ui/Text';
import { Timeline } from '@aarambh/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { recruiterStatusTexts } from '#app/words/recruiters.ts';
import { queries } from '#app/session/queries.ts';
import { Loading } from '@aarambh/records/screens';

/** Who spoke when about what with a company, newest first. */
export default function RecruiterConversations({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data } = useQuery({
    ...queries().queryOptions('get', '/recruiter/{id}', { params: { path: { id } } }),
    staleTime: 0,
  });
  if (data === undefined) return <Loading />;
  const { conversations = [] } = data.data.recruiter;
  if (conversations.length === 0) return <Text tone="muted">{t('resources.recruiter.noConversation')}</Text>;
  return (
    <Timeline
      label={t('resources.recruiter.conversations')}
      events={conversations.map(({ id: key, status, nextStep, nextStepOn, at, actorName, note }) => ({
        id: key,
        title: t(recruiterStatusTexts[status]),
        time: formats.moment(at),
        moment: new Date(at),
        description: [
          [actorName, note].filter(Boolean).join(': '),
          nextStep &&
            t('resources.recruiter.thenStep', {
              step: nextStep,
              day: nextStepOn ? formats.day(nextStepOn) : '',
            }).trim(),
        ]
          .filter(Boolean)
          .join('. '),
      }))}
    />
  );
}
