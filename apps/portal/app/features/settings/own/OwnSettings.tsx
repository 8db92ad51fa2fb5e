import { Grid } from '@aarambh/ui/Grid';
import { Stack } from '@aarambh/ui/Stack';
import { useUser } from '#app/screen/useUser.ts';
import { config } from '#app/config/config.ts';
import { AppearanceCard } from './AppearanceCard.tsx';
import { CollegeCard } from './CollegeCard.tsx';
import { ConsentsCard } from './ConsentsCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { ErasureCard } from './ErasureCard.tsx';
import { LanguageCard } from './LanguageCard.tsx';
import { MessagesCard } from './MessagesCard.tsx';
import { MobileCard } from './MobileCard.tsx';
import { NameCard } from './NameCard.tsx';
import { OwnDataCard } from './OwnDataCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PushCard } from './PushCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import * as styles from './OwnSettings.css.ts';

/** What every person decides for themselves. */
export function OwnSettings() {
  // Others have their name among what their organisation is told of them, on /profile.
  const { type } = useUser();
  return (
    <Grid minColumnWidth="lg" gap="lg" className={styles.cards}>
      <Stack gap="lg">
        <AppearanceCard />
        <LanguageCard />
        <MessagesCard />
        {type === 'C' && config().push.key !== null && <PushCard />}
        <ConsentsCard />
      </Stack>
      <Stack gap="lg">
        {type === 'C' && <NameCard />}
        <MobileCard />
        <EmailCard />
        <PasswordCard />
        <SessionsCard />
        {type === 'C' && config().college.isOffered && <CollegeCard />}
        <OwnDataCard />
        <ErasureCard />
      </Stack>
    </Grid>
  );
}
