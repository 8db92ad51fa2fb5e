import { Stack } from '@aarambh/ui/Stack';
import { useIsAllowed } from '#app/access/access.ts';
import { panelNeeds } from '#app/access/needs.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useAccountType } from '#app/access/accountType.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { useUser } from '#app/screen/useUser.ts';
import * as styles from '#app/screen/DashboardCard.css.ts';
import { Explanation } from './start/Explanation.tsx';
import { HelpCard } from './start/HelpCard.tsx';
import { StartLinks } from './start/StartLinks.tsx';
import { Notices } from '#app/features/notices/compose/Notices.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('home', 'notifications');

/** Where to begin: what the portal is, where to go, how it works, and whom to ask. One layout for everybody. */
export default function Home() {
  const { t } = useTranslation();
  const topics = [useAccountType(useUser()), 'eligibility', 'credits'] as const;
  const readsNotices = useIsAllowed(panelNeeds.notifications);
  return (
    <Stack gap="lg" className={styles.area}>
      <ScreenHeading documentTitle={t('home.title')} lead={t('home.lead')}>
        {t('home.heading')}
      </ScreenHeading>
      <StartLinks />
      <div className={styles.columns}>
        <Stack>
          {topics.map((topic) => (
            <Explanation
              key={topic}
              title={t(`home.${topic}.title`)}
              steps={[t(`home.${topic}.first`), t(`home.${topic}.second`), t(`home.${topic}.third`)]}
            />
          ))}
        </Stack>
        <Stack>
          {readsNotices && <Notices limit={5} />}
          <HelpCard />
        </Stack>
      </div>
    </Stack>
  );
}
