import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from './SkipLink.css.ts';

/** The first stop of the Tab key on every page (WCAG 2.4.1). */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#content" className={styles.link}>
      {t('app.skip')}
    </a>
  );
}
