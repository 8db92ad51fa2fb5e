import { Alert } from '@aarambh/ui/Alert';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { languages } from '#app/config/languages.ts';
import { useChooseLanguage } from '#app/i18n/useChooseLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { useSavedChoice } from './useSavedChoice.ts';

/** The language of the portal and of messages to the person. */
export function LanguageCard() {
  const { t } = useTranslation();
  const save = useSavedChoice();
  const { language, choose, hasFailed } = useChooseLanguage();
  return (
    <SettingsCard name="language" lead={t('settings.language.lead')}>
      <RadioGroup
        label={t('settings.language.title')}
        options={languages.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
        value={language}
        onChange={(value) => {
          const chosen = languages.find(({ code }) => code === value);
          if (!chosen) return;
          save({ locale: chosen.code });
          void choose(chosen.code);
        }}
      />
      {hasFailed && <Alert tone="danger">{t('app.languageFailed')}</Alert>}
    </SettingsCard>
  );
}
