import { Grid } from '@aarambh/ui/Grid';
import { Stack } from '@aarambh/ui/Stack';
import { AppearanceCard } from './AppearanceCard.tsx';
import { ConsentsCard } from './ConsentsCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { ErasureCard } from './ErasureCard.tsx';
import { LanguageCard } from './LanguageCard.tsx';
import { MessagesCard } from './MessagesCard.tsx';
import { MobileCard } from './MobileCard.tsx';
import { OwnDataCard } from './OwnDataCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import * as styles from './OwnSettings.css.ts';

/** What every person decides for themselves. */
export function OwnSettings() {
  return (
    <Grid minColumnWidth="lg" gap="lg" className={styles.cards}>
      <Stack gap="lg">
        <AppearanceCard />
        <LanguageCard />
        <MessagesCard />
        <ConsentsCard />
      </Stack>
      <Stack gap="lg">
        <MobileCard />
        <EmailCard />
        <PasswordCard />
        <SessionsCard />
        <OwnDataCard />
        <ErasureCard />
      </Stack>
    </Grid>
  );
}
