import type { ApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useFailureWords } from '#app/screen/useFailureWords.ts';

interface ApplicationRefusedProps {
  readonly error: ApiError;
  /** What is wrong stands at the questions, where the focus is. */
  readonly isAboutAnswers: boolean;
  /** Of the application, in credits. */
  readonly price: number;
}

/** Why an application was not sent, and what became of the credits: none was taken, or, without an answer, none is taken twice. */
export function ApplicationRefused({ error, isAboutAnswers, price }: ApplicationRefusedProps) {
  const { t } = useTranslation();
  const words = useFailureWords(error);
  const isRefused = error.kind === 'http' && error.status < 500;
  return (
    <Alert tone="danger" focusOnMount={!isAboutAnswers}>
      {[
        isAboutAnswers ? t('resources.apply.lookAtAnswers') : words,
        price > 0 && t(isRefused ? 'resources.apply.notCharged' : 'resources.apply.chargedOnce'),
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}
