import { maskedNumber } from '#app/features/one-time-code/maskedNumber.ts';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useUser } from '#app/screen/useUser.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { MobileCode } from './MobileCode.tsx';
import { NewMobile, type AskedNumber } from './NewMobile.tsx';

/** The mobile number that signs in, and a form for another: first the number and the password, then the code that went to it. */
export function MobileCard() {
  const { t } = useTranslation();
  const { mobileNumber } = useUser();
  const [asked, setAsked] = useState<AskedNumber>();
  return (
    <SettingsCard name="mobile" lead={t('settings.mobile.lead', { number: maskedNumber(mobileNumber) })}>
      {asked === undefined ? (
        <NewMobile onAsked={setAsked} />
      ) : (
        <MobileCode asked={asked} onEnd={() => setAsked(undefined)} />
      )}
    </SettingsCard>
  );
}
