import { Switch } from '@aarambh/ui/Switch';
import { useQuery } from '@tanstack/react-query';
import { config } from '#app/config/config.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useUser } from '#app/screen/useUser.ts';
import { queries } from '#app/session/queries.ts';

interface WhatsappChoiceProps {
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Whether what comes by SMS comes on WhatsApp too. Nothing where the platform does not send there; only a number that is proved can be chosen. */
export function WhatsappChoice({ isChosen, onChoose }: WhatsappChoiceProps) {
  const { t } = useTranslation();
  const { mobileNumber } = useUser();
  const { isOffered } = config().whatsapp;
  const { data } = useQuery({
    ...queries().queryOptions('get', '/user/{mobileNumber}', { params: { path: { mobileNumber } } }),
    enabled: isOffered,
  });
  if (!isOffered) return null;
  const isUnproved = data?.data.user.mobileVerifiedAt === null;
  return (
    <Switch
      label={t('settings.messages.whatsapp')}
      hint={t(isUnproved ? 'settings.messages.whatsappUnconfirmed' : 'settings.messages.whatsappHint')}
      checked={isChosen && !isUnproved}
      disabled={isUnproved}
      onChange={onChoose}
    />
  );
}
