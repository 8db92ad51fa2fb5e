import { Alert } from '@aarambh/ui/Alert';
import { Container } from '@aarambh/ui/Container';
import { latelyText } from '#app/i18n/dates.ts';
import { useLanguage } from '#app/i18n/LanguageProvider.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from '#app/shell/frame.css.ts';
import { ConnectionNotice } from '#app/shell/ConnectionNotice.tsx';
import { useAsOf } from './useAsOf.ts';

/** Says that there is no network, and of when the screen is where it shows what was kept. */
export function KeptNotice() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const moment = useAsOf();
  if (moment === null) return <ConnectionNotice width="xl" />;
  return (
    <Container width="xl" className={styles.notice}>
      <Alert tone="warning">{t('shell.asOf', { time: latelyText(moment, language) })}</Alert>
    </Container>
  );
}
