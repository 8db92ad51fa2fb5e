import { Alert } from '@aarambh/ui/Alert';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { lazy, Suspense } from 'react';
import { languages } from '../i18n/languages.ts';
import { config } from '../config/config.ts';
import { useChooseLanguage } from '../i18n/useChooseLanguage.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { chooseTheme, themeChoices, useThemeChoice } from '../theme/theme.ts';
import { Choices } from './Choices.tsx';
import { documents } from './documents.ts';
import * as styles from './Footer.css.ts';
import { useIsHydrated } from './useIsHydrated.ts';

const SocialRow = lazy(() => import('./social/SocialRow.tsx'));

/** What every page ends with: language, appearance, and the documents that everybody may read, and the organisation's pages elsewhere. */
export function Footer() {
  const { t } = useTranslation();
  const { language, choose, hasFailed } = useChooseLanguage();
  const theme = useThemeChoice();
  const isHydrated = useIsHydrated();

  return (
    <footer className={styles.footer}>
      <Choices
        label={t('app.language')}
        choices={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        value={language}
        onChoose={(code) => void choose(code)}
      />
      {hasFailed && <Alert tone="danger">{t('app.languageFailed')}</Alert>}
      <Choices
        label={t('app.theme')}
        choices={themeChoices.map((value) => ({ value, label: t(`app.themes.${value}`) }))}
        value={theme}
        onChoose={chooseTheme}
      />
      <Inline justify="center" gap="md">
        <span>{t('app.footer.copyright')}</span>
        <Link href={documents.terms}>{t('app.footer.terms')}</Link>
        <Link href={documents.privacy}>{t('app.footer.privacy')}</Link>
        <Link href={documents.refunds}>{t('app.footer.refunds')}</Link>
      </Inline>
      <LinkButton href="/contact-us" variant="secondary" size="toolbar">
        {t('app.footer.connect')}
      </LinkButton>
      {/* The prerender knows no configuration. */}
      {isHydrated && Object.keys(config().social).length > 0 && (
        <Suspense>
          <SocialRow />
        </Suspense>
      )}
    </footer>
  );
}
