import { Alert } from '@aarambh/ui/Alert';
import { useTranslation } from '../../../i18n/useTranslation.ts';

/** Whether staff have verified an entry; then its owner changes it no more. */
export function isVerified(entry: object | undefined): boolean {
  if (entry === undefined || !('verification' in entry)) return false;
  const { verification } = entry;
  return (
    typeof verification === 'object' &&
    verification !== null &&
    'status' in verification &&
    verification.status === 'Verified'
  );
}

/** Why an entry cannot be changed, and who can. */
export function VerifiedNotice() {
  const { t } = useTranslation();
  return (
    <Alert tone="success" title={t('profile.verified.title')} isAnnounced={false}>
      {t('profile.verified.text')}
    </Alert>
  );
}
