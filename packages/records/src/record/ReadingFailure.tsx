import type { ApiError } from '@aarambh/api-client';
import { ErrorState, type ErrorStateProps } from '@aarambh/ui/ErrorState';
import { useFailureText } from '../host/hooks.ts';

interface ReadingFailureProps extends Pick<ErrorStateProps, 'title' | 'level'> {
  /** The query that failed. */
  readonly reading: { readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
  readonly error: ApiError;
}

/** Says in the sheet of a record what could not be read and why, with another try. */
export function ReadingFailure({ title, level, reading, error }: ReadingFailureProps) {
  const failureText = useFailureText();
  return (
    <ErrorState
      title={title}
      level={level}
      onRetry={() => void reading.refetch()}
      isRetrying={reading.isFetching}
      requestId={error.requestId ?? undefined}
    >
      {failureText(error)}
    </ErrorState>
  );
}
