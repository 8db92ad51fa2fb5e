import { Container } from '@aarambh/ui/Container';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from '#app/screen/frame.css.ts';

/** What somebody whose browser runs no scripts reads; a form without them could not be sent. */
export function NoScriptNotice() {
  const { t } = useTranslation();
  return (
    <noscript>
      <Container width="sm" className={styles.notice}>
        <Text weight="semibold">{t('app.noScript')}</Text>
      </Container>
    </noscript>
  );
}
