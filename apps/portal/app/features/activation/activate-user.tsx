import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenCard } from '#app/screen/ScreenCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { useIsHydrated } from '@aarambh/ui/Provider';
import { readActivationLink } from './activate.ts';
import { Activation } from './Activation.tsx';
import { ActivationRefused } from './ActivationRefused.tsx';
import { Confirming } from './Confirming.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

/** Confirms an e-mail address as soon as the link that was sent to it is opened (specification, sections 2 and 4). */
export default function ActivateUser() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const link = useMemo(() => readActivationLink(query), [query]);
  return (
    <ScreenCard>
      <ScreenHeading>{t('activation.title')}</ScreenHeading>
      {/* The prerendered page knows of no link. */}
      {!isHydrated ? (
        <Confirming />
      ) : link === null ? (
        <ActivationRefused
          tone="danger"
          text={t('activation.incomplete')}
          advice={t('activation.openAgain')}
        />
      ) : (
        <Activation key={link.token} link={link} />
      )}
    </ScreenCard>
  );
}
