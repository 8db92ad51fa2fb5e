import * as en from '../../messages/english/errorSummary.ts';
import { useMessages } from '../../messages/index.ts';

/** Words the heading of an {@link ErrorSummary} for a number of errors, for a form that announces it. */
export function useErrorHeading(): (errors: { count: number }) => string {
  return useMessages('errorSummary', en.errorSummary).heading;
}
