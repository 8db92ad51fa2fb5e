import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { useState } from 'react';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { AddDialog } from './AddDialog.tsx';
import { Addresses } from './Addresses.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

// The fields have their texts in `catalogue`, that of the e-mail address in `public`.
export const clientLoader = textsOf('webhooks', 'resources', 'catalogue', 'public');

/** Where programs of companies and institutes hear of news, and what was sent there. */
export default function Webhooks() {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  return (
    <Stack gap="lg">
      <Inline justify="between">
        <ScreenHeading lead={t('webhooks.lead')}>{t('webhooks.title')}</ScreenHeading>
        <Button size="sm" onClick={() => setAdding(true)}>
          {t('webhooks.add')}
        </Button>
      </Inline>
      <Addresses />
      <AddDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </Stack>
  );
}
