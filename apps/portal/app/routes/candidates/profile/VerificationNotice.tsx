import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { useTranslation } from '../../../i18n/useTranslation.ts';

type Verification = components['schemas']['Verification'];

function verificationOf(entry: object | undefined): Verification | undefined {
  if (entry === undefined || !('verification' in entry)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries are answers of the contract, where the property has this type
  return entry.verification as Verification | undefined;
}

/** Whether staff have verified an entry; then its owner changes it no more. */
export function isVerified(entry: object | undefined): boolean {
  return verificationOf(entry)?.status === 'Verified';
}

/** What staff found: why an entry cannot be changed and who can, or what is wrong with it. Nothing before they have looked. */
export function VerificationNotice({ entry }: { readonly entry: object | undefined }) {
  const { t } = useTranslation();
  const { status, note } = verificationOf(entry) ?? {};
  if (status === 'Verified') {
    return (
      <Alert tone="success" title={t('profile.verified.title')} isAnnounced={false}>
        {t('profile.verified.text')}
      </Alert>
    );
  }
  if (status === 'Rejected') {
    return (
      <Alert tone="warning" title={t('profile.rejected.title')} isAnnounced={false}>
        {note ?? t('profile.rejected.text')}
      </Alert>
    );
  }
  return null;
}
