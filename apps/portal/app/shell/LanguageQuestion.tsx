import { useAnnounce } from '@aarambh/ui/Announcer';
import { Button } from '@aarambh/ui/Button';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { keepLanguageQuestion } from '#app/i18n/languageQuestion.ts';
import { languages } from '#app/config/languages.ts';
import { useChooseLanguage } from '#app/i18n/useChooseLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from './LanguageQuestion.css.ts';

/**
 * Asks once, in every language, which one somebody wants whose browser prefers another than the page begins in. It keeps its
 * place with the answer until the screen is left: nothing moves under a finger.
 */
export function LanguageQuestion() {
  const { t } = useTranslation();
  const { language, choose, hasFailed } = useChooseLanguage();
  const [isAnswered, setAnswered] = useState(false);
  const id = useId();
  // What follows a semicolon goes from the address while its screen stays.
  const [screen = ''] = useLocation().pathname.split(';');
  // Before the next screen is painted, which would move otherwise.
  useLayoutEffect(() => keepLanguageQuestion(screen), [screen]);
  const announce = useAnnounce();
  const failed = t('app.languageFailed');
  useEffect(() => {
    if (hasFailed) announce(failed, 'assertive');
  }, [hasFailed, failed, announce]);
  return (
    <fieldset aria-labelledby={id} className={styles.question}>
      <div id={id} className={styles.words}>
        {hasFailed ? (
          <p>{failed}</p>
        ) : (
          languages.map(({ code, question }) => (
            <p key={code} lang={code}>
              {question}
            </p>
          ))
        )}
      </div>
      <div className={styles.answers}>
        {languages.map(({ code, name }) => {
          const isChosen = isAnswered && code === language;
          return (
            <Button
              key={code}
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => {
                setAnswered(true);
                void choose(code);
              }}
            >
              <span lang={code}>{name}</span>
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
