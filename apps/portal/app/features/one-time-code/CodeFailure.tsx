import type { ApiError } from '@aarambh/api-client';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import type { Words } from '#app/screen/useFailureWords.ts';
import { codeFailure, needsAnother } from './codeFailure.ts';

/** Says why a code was not taken. The focus is in the emptied boxes where another is needed. */
export function CodeFailure({ failure }: { readonly failure: ApiError | Words | null }) {
  return (
    <FailureAlert
      error={failure}
      word={codeFailure}
      takesFocus={failure !== null && !needsAnother(failure)}
    />
  );
}
