import { Alert } from '@aarambh/ui/Alert';
import { Container } from '@aarambh/ui/Container';
import { useTranslation } from '../i18n/useTranslation.ts';
import * as styles from './frame.css.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Says that there is no network for as long as the device says so. */
export function OfflineNotice({ width }: { readonly width: 'sm' | 'xl' }) {
  const { t } = useTranslation();
  if (useIsOnline()) return null;
  return (
    <Container width={width} className={styles.notice}>
      <Alert tone="warning">{t('app.offline')}</Alert>
    </Container>
  );
}
