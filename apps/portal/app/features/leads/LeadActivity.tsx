import { Text } from '@aarambh/ui/Text';
import { Timeline } from '@aarambh/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { leadActionTexts, leadStatusTexts } from '#app/words/leads.ts';
import { queries } from '#app/session/queries.ts';
import { Loading } from '@aarambh/records/screens';

/** What was done about a lead, newest first. */
export default function LeadActivity({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data } = useQuery({
    ...queries().queryOptions('get', '/lead/{id}', { params: { path: { id } } }),
    staleTime: 0,
  });
  if (data === undefined) return <Loading />;
  const { activities = [] } = data.data.lead;
  if (activities.length === 0) return <Text tone="muted">{t('resources.lead.noActivity')}</Text>;
  return (
    <Timeline
      label={t('resources.lead.activity')}
      events={activities.map((activity) => ({
        id: activity.id,
        title: `${t(leadStatusTexts[activity.status])}, ${t(leadActionTexts[activity.nextAction])}`,
        time: formats.moment(activity.at),
        moment: new Date(activity.at),
        description: [activity.actorName, activity.note].filter(Boolean).join(': '),
      }))}
    />
  );
}
