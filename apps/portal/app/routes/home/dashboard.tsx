import { Grid } from '@aarambh/ui/Grid';
import { Stack } from '@aarambh/ui/Stack';
import { useIsAllowed } from '../../access/permissions.tsx';
import { textsOf } from '../../i18n/textsOf.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { ScreenHeading } from '../../shell/ScreenHeading.tsx';
import { useUser } from '../../shell/useUser.ts';
import { AccountCard } from './AccountCard.tsx';
import { WalletCards } from './WalletCards.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('home');

/** Who is signed in, and what their wallet holds. */
export default function Dashboard() {
  const { t } = useTranslation();
  const user = useUser();
  const mayViewUser = useIsAllowed(['View User']);
  return (
    <Stack gap="lg">
      <ScreenHeading documentTitle={t('dashboard.title')}>
        {t('dashboard.greeting', { name: user.firstName })}
      </ScreenHeading>
      <Grid minColumnWidth="lg">
        <WalletCards />
        {mayViewUser && <AccountCard user={user} />}
      </Grid>
    </Stack>
  );
}
