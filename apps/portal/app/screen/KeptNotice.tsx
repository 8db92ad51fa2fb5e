import { Alert } from '@aarambh/ui/Alert';
import { Container } from '@aarambh/ui/Container';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from './frame.css.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { useAsOf } from '#app/session/useAsOf.ts';

/** Says that there is no network, and of when the screen is where it shows what was kept. */
export function KeptNotice() {
  const { t } = useTranslation();
  const formats = useFormats();
  const moment = useAsOf();
  if (moment === null) return <ConnectionNotice width="xl" />;
  return (
    <Container width="xl" className={styles.notice}>
      <Alert tone="warning">{t('shell.asOf', { time: formats.lately(moment) })}</Alert>
    </Container>
  );
}
