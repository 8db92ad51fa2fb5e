import type { ApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { codeFailure, isVerdict } from './codeFailure.ts';

/** What kept a code from being taken; `unusable` when the server took it and gave nothing that can be used. */
export type CodeFailing = ApiError | 'unusable' | null;

/** Says why a code was not taken. The focus is in the emptied boxes after a verdict. */
export function CodeFailure({ failure }: { readonly failure: CodeFailing }) {
  const { t } = useTranslation();
  if (failure === 'unusable') return <Alert tone="danger">{t('otp.notVerified')}</Alert>;
  return (
    <FailureAlert error={failure} word={codeFailure} takesFocus={failure !== null && !isVerdict(failure)} />
  );
}
