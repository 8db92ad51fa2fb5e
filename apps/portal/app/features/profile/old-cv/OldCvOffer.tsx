import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { OldCvPanel } from './OldCvPanel.tsx';
import { useOldCvAddress } from './useOldCvAddress.ts';

/** Offers to begin with an old CV; a link to it opens it at once. */
export function OldCvOffer() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useOldCvAddress(() => setOpen(true));
  return (
    <Inline justify="between" gap="sm">
      <Text>{t('profile.oldCv.offer')}</Text>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t('profile.oldCv.open')}
      </Button>
      {isOpen && <OldCvPanel onClose={() => setOpen(false)} />}
    </Inline>
  );
}
