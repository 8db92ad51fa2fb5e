import { Alert } from '@aarambh/ui/Alert';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { useState } from 'react';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { languages, type LanguageCode } from '../i18n/languages.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { chooseTheme, themeChoices, useThemeChoice } from '../theme/theme.ts';
import { Choices } from './Choices.tsx';
import { documents } from './documents.ts';
import * as styles from './Footer.css.ts';

/** What every page ends with: language, appearance, and the documents that everybody may read. */
export function Footer() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  const theme = useThemeChoice();
  const [hasFailed, setFailed] = useState(false);

  const chooseLanguage = async (code: LanguageCode): Promise<void> => {
    setFailed(false);
    try {
      await choose(code);
    } catch {
      setFailed(true);
    }
  };

  return (
    <footer className={styles.footer}>
      <Choices
        label={t('app.language')}
        choices={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        value={language}
        onChoose={(code) => void chooseLanguage(code)}
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
        <Link href="/contact-us">{t('app.footer.connect')}</Link>
      </Inline>
    </footer>
  );
}
