import type { ApiError } from '@aarambh/api-client';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { failureText } from '#app/session/failureText.ts';
import { alerts } from './alerts.ts';

/** Says in an alert why a call failed, where no place of the screen belongs to it. */
export function useTellFailure(): (error: ApiError) => void {
  const { t } = useTranslation();
  return (error) => void alerts.danger(failureText(error, t));
}
