import { Alert } from '@aarambh/ui/Alert';
import { languages } from '#app/config/languages.ts';
import { useChooseLanguage } from '#app/i18n/useChooseLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { chooseTheme, themeChoices, useThemeChoice } from '#app/theme/theme.ts';
import { Choices } from '#app/screen/Choices.tsx';
import * as styles from './Footer.css.ts';
import { ShellFooter } from './ShellFooter.tsx';
import { socialLinks } from './social/socialLinks.tsx';
import { useIsHydrated } from '@aarambh/ui/Provider';

/** What the public pages end with: language and appearance, which others choose in their account, and the footer of every page. */
export function Footer() {
  const { t } = useTranslation();
  const { language, choose, hasFailed } = useChooseLanguage();
  const theme = useThemeChoice();
  const isHydrated = useIsHydrated();

  return (
    <>
      <section aria-label={t('app.choices')} className={styles.choices}>
        <Choices
          label={t('app.language')}
          choices={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
          value={language}
          onChoose={(code) => void choose(code)}
        />
        <Choices
          label={t('app.theme')}
          choices={themeChoices.map((value) => ({ value, label: t(`app.themes.${value}`) }))}
          value={theme}
          onChoose={chooseTheme}
        />
        {hasFailed && <Alert tone="danger">{t('app.languageFailed')}</Alert>}
      </section>
      {/* The prerender knows no configuration. */}
      <ShellFooter social={isHydrated ? socialLinks() : []} />
    </>
  );
}
