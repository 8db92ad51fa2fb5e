import { Link } from '@aarambh/ui/Link';
import { Text } from '@aarambh/ui/Text';
import { useIsHydrated } from '@aarambh/ui/Provider';
import { useLocation } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenCard } from '#app/screen/ScreenCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { ChooseCollege } from './ChooseCollege.tsx';
import { Finishing } from './Finishing.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

/** Signs a student in by the own college: leads there, and takes what the college sends the browser back with. */
export default function CollegeSignIn() {
  const { t } = useTranslation();
  const { search } = useLocation();
  // The prerendered page knows of no query.
  const isHydrated = useIsHydrated();
  const isBack = isHydrated && new URLSearchParams(search).has('state');
  return (
    <ScreenCard>
      <ScreenHeading lead={isBack ? undefined : t('college.lead')}>{t('college.title')}</ScreenHeading>
      {isBack ? <Finishing key={search} query={search.slice(1)} /> : <ChooseCollege />}
      <Text align="center" tone="muted">
        {t('college.otherwise')} <Link href="/login">{t('college.password')}</Link>
      </Text>
    </ScreenCard>
  );
}
