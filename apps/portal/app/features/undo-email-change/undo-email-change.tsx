import { Alert } from '@aarambh/ui/Alert';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenCard } from '#app/screen/ScreenCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { useIsHydrated } from '@aarambh/ui/Provider';
import { UndoChange } from './UndoChange.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

/**
 * Takes a change of the e-mail address back, by the link that went to the old one. It waits for a press: mail programs open links
 * to look at them.
 */
export default function UndoEmailChange() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const token = query.get('token')?.trim() ?? '';
  return (
    <ScreenCard>
      <ScreenHeading lead={t('undo.lead')}>{t('undo.title')}</ScreenHeading>
      {isHydrated && token === '' ? (
        <Alert tone="danger">{t('undo.incomplete')}</Alert>
      ) : (
        <UndoChange key={token} token={token} isReady={isHydrated} />
      )}
    </ScreenCard>
  );
}
