import type { ApiError } from '@aarambh/api-client';
import { ErrorState, type ErrorStateProps } from '@aarambh/ui/ErrorState';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { failureText } from '#app/session/failureText.ts';

interface ReadingFailureProps extends Pick<ErrorStateProps, 'title' | 'level'> {
  /** The query that failed. */
  readonly reading: { readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
  readonly error: ApiError;
}

/** Says in the sheet of a record what could not be read and why, with another try. */
export function ReadingFailure({ title, level, reading, error }: ReadingFailureProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={title}
      level={level}
      onRetry={() => void reading.refetch()}
      isRetrying={reading.isFetching}
      requestId={error.requestId ?? undefined}
    >
      {failureText(error, t)}
    </ErrorState>
  );
}
