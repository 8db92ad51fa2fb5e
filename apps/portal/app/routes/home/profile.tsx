import { Stack } from '@aarambh/ui/Stack';
import { textsOf } from '../../i18n/textsOf.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { ScreenHeading } from '../../shell/ScreenHeading.tsx';
import { useUser } from '../../shell/useUser.ts';
import { AccountCard } from './AccountCard.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('profile', 'home');

/** What the portal knows of the person; where a confirmed e-mail address leads (specification, section 4, Activation). */
export default function Profile() {
  const { t } = useTranslation();
  return (
    <Stack gap="lg">
      <ScreenHeading>{t('profile.title')}</ScreenHeading>
      <AccountCard user={useUser()} />
    </Stack>
  );
}
