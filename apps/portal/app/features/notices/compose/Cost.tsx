import { dataOf, type components } from '@aarambh/api-client';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { api } from '#app/session/api.ts';

interface CostProps {
  readonly message: Pick<
    components['schemas']['NotificationCreation'],
    'type' | 'content' | 'cta' | 'audience'
  >;
}

/** Says before a message is sent how many get it by e-mail and SMS, and how many SMS are paid. */
export function Cost({ message: { audience, ...message } }: CostProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, error } = useQuery({
    queryKey: ['notification-cost', audience, message],
    queryFn: async ({ signal }) =>
      (await dataOf(api().POST('/notification/preview', { body: { audience, message }, signal }))).preview,
    staleTime: 0,
  });
  if (error !== null) return <Text tone="muted">{t('notifications.compose.costFailed')}</Text>;
  if (data === undefined) return <Text tone="muted">{t('notifications.compose.reachCounting')}</Text>;
  const { emailCount = 0, smsCount = 0, smsParts = 1, whatsappCount = 0 } = data;
  if (emailCount === 0 && smsCount === 0) return null;
  return (
    <>
      <Text>
        {t('notifications.compose.cost', {
          emails: formats.number(emailCount),
          people: formats.number(smsCount),
          parts: formats.number(smsParts),
          total: formats.number(smsCount * smsParts),
        })}
      </Text>
      {whatsappCount > 0 && (
        <Text>{t('notifications.compose.costOnWhatsapp', { count: whatsappCount })}</Text>
      )}
    </>
  );
}
