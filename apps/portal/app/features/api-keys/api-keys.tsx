import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { useState } from 'react';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { Keys } from './Keys.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

// The fields of a key have their texts in `catalogue`, that of the e-mail address in `public`.
export const clientLoader = textsOf('api-keys', 'resources', 'catalogue', 'public');

/** The keys by which programs of companies and institutes call: what each may do, until when, and when it last did. */
export default function ApiKeys() {
  const { t } = useTranslation();
  const [isMaking, setMaking] = useState(false);
  return (
    <Stack gap="lg">
      <Inline justify="between">
        <ScreenHeading lead={t('apiKeys.lead')}>{t('apiKeys.title')}</ScreenHeading>
        <Button size="sm" onClick={() => setMaking(true)}>
          {t('apiKeys.make')}
        </Button>
      </Inline>
      <Link href="/reference">{t('apiKeys.reference')}</Link>
      <Keys />
      <KeyDialog isOpen={isMaking} onClose={() => setMaking(false)} />
    </Stack>
  );
}
